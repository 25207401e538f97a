import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { useEffect, useRef, useState } from 'react';

interface Page {
  readonly counts: Readonly<Record<EmployeeStatus, number>>;
}
interface People {
  readonly items: readonly Employee[];
  readonly isReloading: boolean;
  readonly lastPage: Page | undefined;
}

/**
 * Returns the list of people with changed persons in their rows and in the counts, until the list is loaded again (specification
 * section 4, "the overview list is updated locally").
 */
export function useChangedInPlace<L extends People>(asked: L) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Employee>>(new Map());
  const { isReloading, lastPage } = asked;
  const wasReloading = useRef(false);
  useEffect(() => {
    if (wasReloading.current && !isReloading) setChanged(new Map());
    wasReloading.current = isReloading;
  }, [isReloading]);
  const put = (employee: Employee) => setChanged((old) => new Map(old).set(employee.userId, employee));
  if (changed.size === 0) return { list: asked, put };
  const counts = { ...lastPage?.counts } as Record<EmployeeStatus, number>;
  const items = asked.items.map((before) => {
    const now = changed.get(before.userId);
    if (now === undefined) return before;
    counts[before.status] -= 1;
    counts[now.status] += 1;
    return now;
  });
  return { list: { ...asked, items, lastPage: lastPage && { ...lastPage, counts } }, put };
}
