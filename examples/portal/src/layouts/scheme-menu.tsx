import { DisplayIcon, Menu, MoonIcon, SunIcon } from '@foyer/react/ui';
import { type PageScheme, pageSchemes } from '../ahead/chosen-scheme.ts';
import { useChosenScheme } from '../app/use-page-scheme.ts';
import { useShopMessages } from './shop.messages.ts';

const icons = { light: SunIcon, dark: MoonIcon, auto: DisplayIcon };

/** Light, dark, or as the system has it. */
export function SchemeMenu() {
  const { t } = useShopMessages();
  const [chosen, choose] = useChosenScheme();
  const Chosen = icons[chosen];
  return (
    <Menu
      className="header-button"
      variant="ghost"
      label={`${t('portal.scheme')}: ${t(`portal.scheme-${chosen}`)}`}
      icon={<Chosen size={24} />}
      items={pageSchemes.map((scheme) => {
        const Icon = icons[scheme];
        return {
          id: scheme,
          label: t(`portal.scheme-${scheme}`),
          icon: <Icon size={18} />,
          isSelected: scheme === chosen,
        };
      })}
      onAction={(scheme) => choose(scheme as PageScheme)}
    />
  );
}
