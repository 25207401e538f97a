import type { Mode } from '@foyer/contract/roles';
import { BuildingIcon, ChevronDownIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { ShortText } from './short-text.view.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

/** A company that can be entered. */
export interface CompanyChoice {
  readonly id: string;
  readonly name: string;
}

export interface MenuCompanyProps {
  /** What the environment calls a company, such as "Mandant". */
  readonly caption: string | null;
  readonly companyName: string | null;
  readonly companyId: string | null;
  /** Companies to switch to; empty hides the switcher. */
  readonly companies: readonly CompanyChoice[];
  readonly onSwitch: (companyId: string) => void;
  readonly hasFailed: boolean;
}

/** The company the user acts in, and the way to another. */
export function MenuCompany(props: MenuCompanyProps) {
  const { caption, companyName, companyId, companies, onSwitch, hasFailed } = props;
  const { t } = useSideMenuMessages();
  if (companyName === null) return null;
  return (
    <div className={css.company} part="company">
      <p className={css.caption}>{caption ?? t('environment.side-menu.company.label')}</p>
      {companies.length === 0 ? (
        <p className={css.companyName}>{companyName}</p>
      ) : (
        <Menu
          label={t('environment.side-menu.company.switch')}
          isBlock
          icon={<BuildingIcon size={18} />}
          endIcon={<ChevronDownIcon size={16} />}
          items={companies.map(({ id, name }) => ({ id, label: name, isSelected: id === companyId }))}
          onAction={onSwitch}
        >
          <ShortText
            label={`${t('environment.side-menu.company.switch')}: ${companyName}`}
            text={companyName}
          />
        </Menu>
      )}
      {hasFailed && <p role="alert">{t('environment.side-menu.company.failed')}</p>}
    </div>
  );
}

export interface ModeSwitchProps {
  readonly mode: Mode | null;
  readonly modes: readonly Mode[];
  readonly onSelect: (mode: Mode) => void;
}

/** Business or private; not there for accounts with one mode. */
export function ModeSwitch({ mode, modes, onSelect }: ModeSwitchProps) {
  const { t } = useSideMenuMessages();
  if (modes.length < 2) return null;
  return (
    <fieldset className={css.modes} aria-label={t('environment.side-menu.mode.label')} part="modes">
      {modes.map((choice) => (
        <button
          key={choice}
          type="button"
          className={css.mode}
          aria-pressed={choice === mode}
          onClick={() => choice !== mode && onSelect(choice)}
        >
          {t(`environment.side-menu.mode.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
