import type { Employee } from '@foyer/contract/employees/employees.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import * as page from '../../../page/detail-page.css.ts';
import { abilitiesOf } from '../abilities.ts';
import * as css from './employee.css.ts';
import { useEmployeeMessages } from './employee.messages.ts';

/** The roles of a person, with the abilities that each role gives. */
export function EmployeeRoles({ roles }: Pick<Employee, 'roles'>) {
  const messages = useEmployeeMessages();
  const { t } = messages;
  return (
    <Card title={t('employees.roles')}>
      {roles.length === 0 && <p className={page.muted}>{t('employees.employee.roles.none')}</p>}
      <ul className={css.roles} part="roles">
        {roles.map((role) => (
          <li key={role} className={css.role} part="role">
            <span className={css.roleName}>{textOfValue(messages, `employees.role.${role}`)}</span>
            <ul className={css.abilities}>
              {abilitiesOf([role]).map((ability) => (
                <li key={ability} className={css.ability}>
                  <CheckIcon size={16} />
                  {t(`base.person.can.${ability}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={css.notes}>
        <p>{t('base.person.everybody')}</p>
      </div>
    </Card>
  );
}
