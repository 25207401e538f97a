import type { Employee } from '@foyer/contract/employees/employees.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@foyer/ui/icon/menu-icons.tsx';
import { useEffect, useRef, useState } from 'react';
import * as page from '../../../page/detail-page.css.ts';
import { useFindPlace } from '../../../page/elsewhere/use-find-place.ts';
import { NotFound } from '../../../page/record-view.tsx';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import type { EmployeeAction } from '../employee-actions.ts';
import { EmployeeDialog } from '../employee-dialog.tsx';
import { useEmployeeMessages } from './employee.messages.ts';
import { EmployeeDetailView } from './employee-detail.view.tsx';
import { EmployeeSkeleton } from './employee-skeleton.view.tsx';

/** Reads one person; `isAddressable` is false for an invalid id, for which no request is sent. */
function useEmployee(userId: string) {
  const isAddressable = /^[A-Za-z0-9_-]{1,64}$/.test(userId);
  const employee = useResource('getUser', { params: { id: userId } }, { isEnabled: isAddressable });
  const findPlace = useFindPlace('getUser', { params: { id: userId } }, employee.data !== undefined);
  return { isAddressable, employee, findPlace };
}

export interface EmployeeDetailProps extends WidgetProps {
  readonly userId: string;
  /** Moves the focus to the heading once it is rendered, for a person shown in place of the list. */
  readonly hasFocus?: boolean;
}

/** The page of one person, by user id. */
export function EmployeeDetail({ userId, hasFocus = false, emit }: EmployeeDetailProps) {
  const { t } = useEmployeeMessages();
  const { isAddressable, employee, findPlace } = useEmployee(userId);
  if (!isAddressable || employee.error?.code === 'not_found') {
    const icon = <UsersIcon size={24} />;
    return (
      <NotFound find={isAddressable ? findPlace : null} icon={icon} skeleton={<EmployeeSkeleton />}>
        <EmptyState headingLevel={1} icon={icon} title={t('employees.employee.not-found.title')}>
          {t('employees.employee.not-found.text')}
        </EmptyState>
      </NotFound>
    );
  }
  const { data, error } = employee;
  if (data) {
    return <LoadedEmployee employee={data} hasFocus={hasFocus} onChanged={employee.set} emit={emit} />;
  }
  if (error) {
    const isRetrying = employee.status === 'loading';
    return <FailedState error={error} onRetry={() => void employee.reload()} isRetrying={isRetrying} />;
  }
  return <EmployeeSkeleton />;
}

interface LoadedEmployeeProps extends WidgetProps {
  readonly employee: Employee;
  readonly hasFocus: boolean;
  readonly onChanged: (employee: Employee) => void;
}

function LoadedEmployee({ employee, hasFocus, onChanged, emit }: LoadedEmployeeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { data: info } = useUserInfo();
  const [action, setAction] = useState<EmployeeAction | null>(null);
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
  const onDone = (next: Employee) => {
    onChanged(next);
    setAction(null);
    emit('employee-changed', { id: next.userId, status: next.status });
    // the allowed actions have changed, and the pressed button is gone: focus the heading
    setTimeout(() => title.current?.focus());
  };
  return (
    <div className={page.layout} part="employee">
      <EmployeeDetailView employee={employee} ownId={info?.user.id} titleRef={title} onAction={setAction} />
      {action && (
        <EmployeeDialog
          key={action}
          employee={employee}
          action={action}
          onNews={onChanged}
          onDone={onDone}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  );
}
