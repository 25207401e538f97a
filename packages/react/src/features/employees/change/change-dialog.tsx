import type { Employee } from '@foyer/contract/employees/employees.schema';
import type { Role } from '@foyer/contract/roles';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { actionsOf, type ConfirmedAction, isDangerous } from '../employee-actions.ts';
import { employeeName } from '../employee-name.ts';
import { AcceptRoles } from './accept-roles.tsx';
import { useChangeMessages } from './change.messages.ts';
import { useChange } from './use-change.ts';

export interface ChangeDialogProps {
  readonly employee: Employee;
  readonly action: ConfirmedAction;
  /** Called when the person has changed in the meantime. */
  readonly onNews: (employee: Employee) => void;
  readonly onDone: (employee: Employee) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a person is activated, deactivated, accepted, reminded or loses their second factors, and names the effect. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { action, onClose } = props;
  const messages = useChangeMessages();
  const { t } = messages;
  const failureText = useFailureText();
  const [seen, setSeen] = useState(props.employee);
  const [roles, setRoles] = useState<readonly Role[]>(seen.roles);
  const change = useChange(action, seen, {
    onDone: props.onDone,
    onNews: (now) => {
      setSeen(now);
      props.onNews(now);
    },
  });
  const name = employeeName(seen);
  const isPossible = actionsOf(seen).includes(action);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`employees.change.${action}.title`, { name })}
      closeLabel={t('base.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isPossible ? t('base.cancel') : t('base.close')}
          </Button>
          {isPossible && (
            <Button
              variant={isDangerous(action) ? 'danger' : 'primary'}
              isLoading={change.isPending}
              loadingLabel={t('base.sending')}
              onClick={() => change.send(action === 'accept' ? roles : undefined)}
              disabled={action === 'accept' && roles.length === 0}
              part="confirm"
            >
              {t(`employees.action.${action}`)}
            </Button>
          )}
        </>
      }
    >
      {change.isOvertaken ? (
        <Alert tone="warning" title={t('employees.change.overtaken')}>
          <p data-part="news">
            {t('employees.change.overtaken.now', {
              name,
              status: textOfValue(messages, `employees.status.${seen.status}`),
            })}
          </p>
        </Alert>
      ) : (
        <>
          <p>{t(textIdOf(action, seen), { name, email: seen.email })}</p>
          {action === 'accept' && <AcceptRoles chosen={roles} onChange={setRoles} />}
          {change.error && <Alert tone="danger">{failureText(change.error)}</Alert>}
        </>
      )}
    </Dialog>
  );
}

/** Returns the text of an action. The effect of deactivation depends on the person's status. */
function textIdOf(action: ConfirmedAction, { status }: Employee) {
  if (action === 'deactivate' && (status === 'invited' || status === 'registered')) {
    return `employees.change.deactivate.text.${status}` as const;
  }
  return `employees.change.${action}.text` as const;
}
