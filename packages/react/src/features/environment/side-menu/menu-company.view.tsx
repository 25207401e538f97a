import type { Mode } from '@foyer/contract/roles';
import { BuildingIcon, SwitchIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { CompanyMenu, type CompanySwitchProps } from '../company-menu.view.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

export interface MenuCompanyProps extends CompanySwitchProps {
  /** Icons only: the switch, or a mark of the same size while there is no other company. @default false */
  readonly isRail?: boolean;
}

/** The company the user acts in, and the switch to another. */
export function MenuCompany(props: MenuCompanyProps) {
  const { caption, companyName, companies, hasFailed, isRail } = props;
  const { t } = useSideMenuMessages();
  if (companyName === null) return null;
  if (isRail && companies.length === 0) return <CompanyMark name={companyName} />;
  return (
    <div className={css.company} part="company">
      {!isRail && <p className={css.caption}>{caption ?? t('environment.side-menu.company.label')}</p>}
      {companies.length === 0 ? (
        <p className={css.companyName}>{companyName}</p>
      ) : (
        <CompanyMenu {...props} companyName={companyName} className={css.companySwitch} />
      )}
      {hasFailed && <p role="alert">{t('environment.company.failed')}</p>}
    </div>
  );
}

function CompanyMark({ name }: { readonly name: string }) {
  return (
    <div className={css.company} part="company">
      <span className={css.companyMark} role="img" aria-label={name} title={name}>
        <BuildingIcon size={18} />
      </span>
    </div>
  );
}

export interface ModeSwitchProps {
  readonly mode: Mode | null;
  readonly modes: readonly Mode[];
  readonly onSelect: (mode: Mode) => void;
  /** Whether the modes are in a menu behind an icon. @default false */
  readonly isRail?: boolean;
}

/** The switch between business and private mode; hidden for accounts with one mode. */
export function ModeSwitch({ mode, modes, onSelect, isRail }: ModeSwitchProps) {
  const { t } = useSideMenuMessages();
  if (mode === null || modes.length < 2) return null;
  if (isRail)
    return (
      <div part="modes">
        <Menu
          label={`${t('environment.side-menu.mode.label')}: ${t(`environment.side-menu.mode.${mode}`)}`}
          isBlock
          icon={<SwitchIcon size={18} />}
          items={modes.map((choice) => ({
            id: choice,
            label: t(`environment.side-menu.mode.${choice}`),
            isSelected: choice === mode,
          }))}
          onAction={(choice) => choice !== mode && onSelect(choice as Mode)}
        />
      </div>
    );
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
