import { type EmployeeStatus, employeeStatuses } from '@foyer/contract/employees/employee-statuses';
import { ListFigures, type ListFiguresProps } from '../../../list/list-figures.tsx';
import type { FilterValues } from '../../../list/list-types.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useEmployeesMessages } from './employees.messages.ts';
import type { employeeFilters } from './use-employee-filter-fields.ts';

export interface EmployeeCountsProps {
  readonly list: ListFiguresProps<FilterValues<typeof employeeFilters>>['list'];
  /** Undefined until the counts are loaded. */
  readonly counts: Readonly<Record<EmployeeStatus, number>> | undefined;
}

/** The number of people in each status; each filters the list by it. */
export function EmployeeCounts({ list, counts }: EmployeeCountsProps) {
  const { t } = useEmployeesMessages();
  const format = useFormat();
  return (
    <ListFigures
      list={list}
      label={t('employees.employees.counts')}
      part="counts"
      itemPart="count"
      figures={employeeStatuses.map((status) => ({
        label: t(`employees.status.${status}`),
        value: counts && format.number(counts[status]),
        filters: { status },
      }))}
    />
  );
}
