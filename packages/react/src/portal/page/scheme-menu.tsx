import { DisplayIcon, MoonIcon, SunIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { type PageScheme, pageSchemes } from '../ahead/color-scheme.ts';
import { useFrameMessages } from '../frame/frame.messages.ts';
import { useChosenScheme } from './use-page-scheme.ts';

const icons = { light: SunIcon, dark: MoonIcon, auto: DisplayIcon };

/** Menu of the color scheme: light, dark, or the system's. */
export function SchemeMenu() {
  const { t } = useFrameMessages();
  const [chosen, choose] = useChosenScheme();
  const Chosen = icons[chosen];
  return (
    <Menu
      className="header-button"
      variant="ghost"
      label={`${t('portal.frame.scheme')}: ${t(`portal.frame.scheme-${chosen}`)}`}
      icon={<Chosen size={24} />}
      items={pageSchemes.map((scheme) => {
        const Icon = icons[scheme];
        return {
          id: scheme,
          label: t(`portal.frame.scheme-${scheme}`),
          icon: <Icon size={18} />,
          isSelected: scheme === chosen,
        };
      })}
      onAction={(scheme) => choose(scheme as PageScheme)}
    />
  );
}
