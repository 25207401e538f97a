import { type EmployeeStatus, employeeStatuses } from '@foyer/contract/employees/employee-statuses';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './employee-counts.css.ts';
import { useEmployeesMessages } from './employees.messages.ts';

export interface EmployeeCountsProps {
  /** Undefined until the counts are loaded. */
  readonly counts: Readonly<Record<EmployeeStatus, number>> | undefined;
  readonly status: EmployeeStatus | undefined;
  readonly onStatus: (status: EmployeeStatus | undefined) => void;
}

/** The number of people in each status. A press filters by the status, another press removes the filter. */
export function EmployeeCounts({ counts, status, onStatus }: EmployeeCountsProps) {
  const { t } = useEmployeesMessages();
  const format = useFormat();
  return (
    <fieldset className={css.counts} part="counts" aria-busy={counts === undefined}>
      <legend className={css.legend}>{t('employees.employees.counts')}</legend>
      {employeeStatuses.map((one) => (
        <button
          key={one}
          type="button"
          className={css.count}
          part="count"
          data-status={one}
          aria-pressed={status === one}
          onClick={() => onStatus(status === one ? undefined : one)}
        >
          <span className={css.countLabel}>{t(`employees.status.${one}`)}</span>
          <span className={css.countNumber}>{counts ? format.number(counts[one]) : '–'}</span>
        </button>
      ))}
    </fieldset>
  );
}
