import type { Employee } from '@foyer/contract/employees/employees.schema';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.tsx';
import type { EmployeeAction } from './employee-actions.ts';

// loaded with the first action
const ChangeDialog = lazyWithTexts(
  () => import('./change/change-dialog.tsx').then((module) => module.ChangeDialog),
  () => import('./change/change.messages.ts').then((module) => module.changeMessages),
);
const EditDialog = lazyWithTexts(
  () => import('./edit/edit-dialog.tsx').then((module) => module.EditDialog),
  () => import('./edit/edit.messages.ts').then((module) => module.editMessages),
);

export interface EmployeeDialogProps {
  readonly employee: Employee;
  readonly action: EmployeeAction;
  /** Called when the person has changed in the meantime. */
  readonly onNews: (employee: Employee) => void;
  readonly onDone: (employee: Employee) => void;
  readonly onClose: () => void;
}

/** The dialog of an action on a person: a confirmation, or the form that edits them. */
export function EmployeeDialog({ action, ...rest }: EmployeeDialogProps) {
  return (
    <Suspense>
      {action === 'edit' ? <EditDialog {...rest} /> : <ChangeDialog {...rest} action={action} />}
    </Suspense>
  );
}
