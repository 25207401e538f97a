import type { Employee } from '@foyer/contract/employees/employees.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { actionsOf, type EmployeeAction } from '../employee-actions.ts';
import { employeeName } from '../employee-name.ts';
import { employeeStatusTones } from '../employee-status-tone.ts';
import * as css from './employees.css.ts';
import { useEmployeesMessages } from './employees.messages.ts';

// avatar and menu are not needed for the text of a row, so they load later
const Avatar = lazyView(async () => (await import('@foyer/ui/avatar/avatar.tsx')).Avatar);
const RowMenu = lazyView(async () => (await import('./row-menu.view.tsx')).RowMenu);

type Column = ListColumn<'listUsers'>;

export interface EmployeeColumnsProps {
  /** Whether the list shows people of several companies. */
  readonly hasCompanies: boolean;
  readonly onAction: (employee: Employee, action: EmployeeAction) => void;
}

/** Returns the columns of people; table, cards and export use the same ones. */
export function useEmployeeColumns({ hasCompanies, onAction }: EmployeeColumnsProps): readonly Column[] {
  const messages = useEmployeesMessages();
  const { t } = messages;
  const format = useFormat();
  const statusOf = ({ status }: Employee) => textOfValue(messages, `employees.status.${status}`);
  const rolesOf = ({ roles }: Employee) =>
    roles.map((role) => textOfValue(messages, `employees.role.${role}`)).join(', ');
  return [
    {
      id: 'name',
      header: t('employees.employees.column.name'),
      sort: 'name',
      isTitle: true,
      value: employeeName,
      cell: (employee) => (
        <span className={css.person} part="person">
          <span className={css.face}>
            <Suspense fallback={<span className={css.avatarRoom} />}>
              <Avatar name={employeeName(employee)} size="small" />
            </Suspense>
          </span>
          <span className={css.name}>{employeeName(employee)}</span>
        </span>
      ),
      // a person without a name is shown by the address, so it is not repeated here
      note: (employee) => (employeeName(employee) === employee.email ? null : employee.email),
      skeletonWidth: 200,
    },
    {
      id: 'email',
      header: t('employees.email'),
      sort: 'email',
      shown: 'optional',
      value: ({ email }) => email,
    },
    {
      id: 'company',
      header: t('employees.company'),
      card: 'meta',
      ...(hasCompanies ? { isWideOnly: true } : { shown: 'optional' as const }),
      value: ({ company }) => company.name,
    },
    {
      id: 'status',
      header: t('employees.employees.column.status'),
      sort: 'status',
      card: 'badge',
      value: statusOf,
      cell: (employee) => <Badge tone={employeeStatusTones[employee.status]}>{statusOf(employee)}</Badge>,
      skeletonWidth: 90,
    },
    {
      id: 'roles',
      header: t('employees.roles'),
      isWideOnly: true,
      value: rolesOf,
      cell: (employee) => <span className={css.roles}>{rolesOf(employee)}</span>,
      skeletonWidth: 140,
    },
    {
      id: 'lastLoginAt',
      header: t('employees.last-sign-in'),
      type: 'date',
      sort: 'lastLoginAt',
      value: ({ lastLoginAt }) => lastLoginAt,
      cell: ({ lastLoginAt }) => (
        <span className={css.quiet}>
          {lastLoginAt ? format.dateTime(lastLoginAt) : t('employees.last-sign-in.never')}
        </span>
      ),
    },
    {
      id: 'hasSecondFactor',
      header: t('employees.second-factor'),
      shown: 'optional',
      value: ({ hasSecondFactor }) =>
        hasSecondFactor === undefined
          ? null
          : t(hasSecondFactor ? 'employees.second-factor.yes' : 'employees.second-factor.no'),
    },
    {
      id: 'invitedAt',
      header: t('employees.employees.invited-at'),
      type: 'date',
      sort: 'invitedAt',
      shown: 'optional',
      value: ({ invitedAt }) => invitedAt,
    },
    {
      id: 'actions',
      header: t('base.list.actions'),
      isHeaderHidden: true,
      card: 'amount',
      width: 70,
      value: () => null,
      cell: (employee) => {
        const actions = actionsOf(employee);
        if (actions.length === 0) return null;
        return (
          <span className={css.menu}>
            <Suspense>
              <RowMenu
                name={employeeName(employee)}
                actions={actions}
                onAction={(action) => onAction(employee, action)}
              />
            </Suspense>
          </span>
        );
      },
    },
  ];
}
