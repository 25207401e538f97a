import { BuildingIcon, ChevronDownIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { useEnvironmentMessages } from './environment-feature.messages.ts';
import { twoLines } from './menus.css.ts';
import { ShortText } from './short-text.view.tsx';

/** A company that the user can switch to. */
export interface CompanyChoice {
  readonly id: string;
  readonly name: string;
}

export interface CompanySwitchProps {
  /** The environment's word for a company, such as "Mandant". */
  readonly caption: string | null;
  readonly companyName: string | null;
  readonly companyId: string | null;
  /** Companies to switch to; empty hides the switcher. */
  readonly companies: readonly CompanyChoice[];
  readonly onSwitch: (companyId: string) => void;
  readonly hasFailed: boolean;
}

export interface CompanyMenuProps extends CompanySwitchProps {
  readonly companyName: string;
  /** Whether the button shows only an icon. @default false */
  readonly isRail?: boolean;
  /** Class of the button that shows the name. */
  readonly className?: string;
}

/** A button with the company's name that opens a menu of the other companies. */
export function CompanyMenu(props: CompanyMenuProps) {
  const { companyName, companyId, companies, onSwitch, isRail, className } = props;
  const { t } = useEnvironmentMessages();
  const label = `${t('environment.company.switch')}: ${companyName}`;
  return (
    <Menu
      label={isRail ? label : t('environment.company.switch')}
      isBlock
      className={isRail ? undefined : className}
      icon={<BuildingIcon size={18} />}
      endIcon={isRail ? undefined : <ChevronDownIcon size={16} />}
      items={companies.map(({ id, name }) => ({ id, label: name, isSelected: id === companyId }))}
      onAction={onSwitch}
    >
      {isRail ? undefined : <ShortText label={label} text={companyName} className={twoLines} />}
    </Menu>
  );
}
