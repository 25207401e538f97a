import type { Employee } from '@foyer/contract/employees/employees.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { employeeName } from '../employee-name.ts';
import { useEditMessages } from './edit.messages.ts';
import { type EditFields, fieldsOf, mergeFields } from './edit-fields.ts';
import { EditForm } from './edit-form.tsx';

export interface EditDialogProps {
  readonly employee: Employee;
  /** Called when the person has changed in the meantime. */
  readonly onNews: (employee: Employee) => void;
  readonly onDone: (employee: Employee) => void;
  readonly onClose: () => void;
}

/** Edits name, company and roles of a person. After a change by another user the form shows the current person with the typed changes. */
export function EditDialog({ employee, onNews, onDone, onClose }: EditDialogProps) {
  const { t } = useEditMessages();
  const [seen, setSeen] = useState(employee);
  const [start, setStart] = useState<EditFields | null>(null);
  const { data, error, reload } = useResource('listFleetManagerRoles');
  const onOvertaken = (now: Employee, typed: EditFields) => {
    setStart(mergeFields(fieldsOf(seen), typed, fieldsOf(now)));
    setSeen(now);
    onNews(now);
  };
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('employees.edit.title', { name: employeeName(employee) })}
      closeLabel={t('base.close')}
    >
      {start && (
        <Alert tone="warning" title={t('employees.edit.overtaken')}>
          <p data-part="news">{t('employees.edit.overtaken.text')}</p>
        </Alert>
      )}
      {data ? (
        <EditForm
          key={seen.version}
          employee={seen}
          start={start ?? fieldsOf(seen)}
          roles={data.items}
          onOvertaken={onOvertaken}
          onDone={onDone}
          onClose={onClose}
        />
      ) : error ? (
        <FailedState error={error} onRetry={() => void reload()} />
      ) : (
        <SkeletonGroup label={t('base.loading')}>
          <Skeleton height={420} width="100%" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
