import { BuildingIcon, ChevronDownIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { useEnvironmentMessages } from './environment-feature.messages.ts';
import { twoLines } from './menus.css.ts';
import { ShortText } from './short-text.view.tsx';

/** A company that can be entered. */
export interface CompanyChoice {
  readonly id: string;
  readonly name: string;
}

export interface CompanySwitchProps {
  /** What the environment calls a company, such as "Mandant". */
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
  /** An icon only. */
  readonly isRail?: boolean;
  /** Of the button that is no icon. */
  readonly className?: string;
}

/** A button with the company's name that opens the choice of the others. */
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
