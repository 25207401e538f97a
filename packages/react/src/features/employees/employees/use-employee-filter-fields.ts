import { employeeStatuses } from '@foyer/contract/employees/employee-statuses';
import { roles } from '@foyer/contract/roles';
import type { FilterField } from '../../../list/filter-field.ts';
import { anId, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import type { KnownCompany } from '../use-known-companies.ts';
import { useEmployeesMessages } from './employees.messages.ts';

/** The filters of people. */
export const employeeFilters = {
  status: oneOf(employeeStatuses),
  role: oneOf(roles),
  companyId: anId,
};

type EmployeeFilterField = FilterField<FilterValues<typeof employeeFilters>>;

/** The roles that people of a company can have, without those of the service staff. */
const companyRoles = roles.filter((role) => !/TECHNICIAN|IMPERSONATE/.test(role));

/** Returns the filter fields; the company field only if there are several companies. */
export function useEmployeeFilterFields(companies: readonly KnownCompany[]): readonly EmployeeFilterField[] {
  const { t } = useEmployeesMessages();
  return [
    {
      name: 'status',
      label: t('employees.employees.column.status'),
      all: t('employees.employees.filter.status.all'),
      options: employeeStatuses.map((value) => ({ value, label: t(`employees.status.${value}`) })),
    },
    {
      name: 'role',
      label: t('employees.employees.filter.role'),
      all: t('employees.employees.filter.role.all'),
      options: companyRoles.map((value) => ({ value, label: t(`employees.role.${value}`) })),
    },
    ...(companies.length < 2
      ? []
      : [
          {
            name: 'companyId' as const,
            label: t('employees.company'),
            all: t('employees.employees.filter.company.all'),
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]),
  ];
}
