import type { RoleDelegation } from '@foyer/contract/employees/employees.schema';
import { roles as allRoles } from '@foyer/contract/roles';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { RoleBoxes } from '../person-words/role-boxes.view.tsx';
import { useDelegationMessages } from './delegation.messages.ts';

export interface DelegationDialogProps {
  readonly delegation: RoleDelegation;
  readonly onDone: (delegation: RoleDelegation) => void;
  readonly onClose: () => void;
}

/** The choice of roles that managers of employees may grant beyond their own. */
export function DelegationDialog({ delegation, onDone, onClose }: DelegationDialogProps) {
  const { t } = useDelegationMessages();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<readonly string[]>(delegation.released);
  const { isPending, error, run } = useMutation('updateRoleDelegation');
  const hasChoices = delegation.choices.length > 0;
  const save = async () => {
    const answer = await run({ body: { released: allRoles.filter((role) => chosen.includes(role)) } });
    if (answer.ok) onDone(answer.value);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('employees.delegation.title')}
      closeLabel={t('base.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(hasChoices ? 'base.cancel' : 'base.close')}
          </Button>
          {hasChoices && (
            <Button
              isLoading={isPending}
              loadingLabel={t('base.sending')}
              onClick={() => void save()}
              part="confirm"
            >
              {t('employees.delegation.save')}
            </Button>
          )}
        </>
      }
    >
      {hasChoices ? (
        <RoleBoxes
          label={t('employees.delegation.label')}
          help={t('employees.delegation.help')}
          roles={delegation.choices}
          chosen={chosen}
          error={undefined}
          onChange={setChosen}
        />
      ) : (
        <p>{t('employees.delegation.empty')}</p>
      )}
      {error && <Alert tone="danger">{failureText(error)}</Alert>}
    </Dialog>
  );
}
