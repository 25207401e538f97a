import type { GrantableRole } from '@foyer/contract/employees/employees.schema';
import { FieldError } from '@foyer/ui/field/field.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useId } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { abilitiesAmong } from '../abilities.ts';
import { useInviteMessages } from './invite.messages.ts';
import * as css from './role-matrix.css.ts';

export interface RoleMatrixProps {
  readonly roles: readonly GrantableRole[];
  readonly chosen: readonly string[];
  /** Roles that are checked at first, for a person who has roles already. */
  readonly held?: readonly string[];
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** A table of the roles and the abilities that each gives; on a phone each role has its abilities as text below it. */
export function RoleMatrix({ roles, chosen, held = [], error, onChange }: RoleMatrixProps) {
  const messages = useInviteMessages();
  const { t } = messages;
  const id = useId();
  const all = abilitiesAmong(roles.flatMap(({ permissions }) => permissions));
  const granted = abilitiesAmong(
    roles.flatMap(({ role, permissions }) => (chosen.includes(role) ? permissions : [])),
  );
  const isLimited = roles.some(({ isGrantable }) => !isGrantable);
  return (
    <fieldset className={css.field} aria-describedby={error ? `${id}-error` : undefined} part="matrix">
      <legend className={css.legend}>{t('employees.invite.roles')}</legend>
      <div className={css.scroller}>
        <table className={css.table}>
          <thead className={css.head}>
            <tr>
              <th scope="col" className={css.corner}>
                {t('employees.invite.matrix.role')}
              </th>
              {all.map((ability) => (
                <th key={ability} scope="col" className={css.ability}>
                  {t(`base.person.can.${ability}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.rows}>
            {roles.map(({ role, isGrantable, permissions }) => {
              const own = abilitiesAmong(permissions);
              const name = textOfValue(messages, `employees.role.${role}`);
              return (
                <tr key={role} className={css.row} data-refused={isGrantable ? undefined : ''}>
                  <th scope="row" className={css.role}>
                    <label className={css.choice}>
                      <input
                        type="checkbox"
                        className={css.box}
                        name="roles"
                        value={role}
                        defaultChecked={held.includes(role)}
                        disabled={!isGrantable}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={`${id}-${role}`}
                        onChange={onChange}
                      />
                      <span>{name}</span>
                    </label>
                    <span className={css.words} id={`${id}-${role}`}>
                      {isGrantable
                        ? own.map((ability) => t(`base.person.can.${ability}`)).join(' · ')
                        : t('employees.invite.matrix.refused')}
                    </span>
                  </th>
                  {all.map((ability) => (
                    <td key={ability} className={css.cell}>
                      {own.includes(ability) && (
                        <>
                          <CheckIcon size={18} />
                          <VisuallyHidden>{t('base.yes')}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {isLimited && <p className={css.hint}>{t('employees.invite.matrix.limited')}</p>}
      <p className={css.chosen} role="status" part="chosen">
        {granted.length === 0
          ? // the error already says that no role is chosen
            !error && t('employees.invite.matrix.nothing')
          : t('employees.invite.matrix.chosen', {
              what: granted.map((ability) => t(`base.person.can.${ability}`)).join(', '),
            })}
      </p>
    </fieldset>
  );
}
