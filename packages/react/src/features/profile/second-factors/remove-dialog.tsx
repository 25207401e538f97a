import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { PasswordConfirmation } from '../../../domain/second-factor/password-confirmation.tsx';
import { usePlainForm } from '../../../form/form.tsx';
import { useCall } from '../../../provider/use-mutation.ts';
import { loadConfirmedSchema } from './load-schemas.ts';
import type { RenameDialogProps } from './rename-dialog.tsx';
import * as css from './second-factors.css.ts';
import { useSecondFactorsMessages } from './second-factors.messages.ts';

export interface RemoveDialogProps extends RenameDialogProps {
  /** Whether it is the last factor: removing it deletes the recovery codes, and the password alone is enough again. */
  readonly isLast: boolean;
}

/** Asks for confirmation before a factor is removed. */
export function RemoveDialog({
  factor,
  isLast,
  needsPassword,
  username,
  onDone,
  onClose,
}: RemoveDialogProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const form = usePlainForm({
    schema: loadConfirmedSchema,
    submit: async (body) =>
      atField(
        await call('removeSecondFactor', { params: { id: factor.id }, body }),
        'password',
        'password_wrong',
      ),
    onSuccess: () => onDone(t('profile.second-factors.remove.done')),
  });
  const name = factor.name ?? t('profile.second-factors.app');
  const title = t('profile.second-factors.remove.title', { name });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('base.close')}>
      <DialogForm form={form} title={title} submit={t('base.remove')} isDanger onClose={onClose}>
        <p className={css.text}>
          {t(isLast ? 'profile.second-factors.remove.last' : 'profile.second-factors.remove.text')}
        </p>
        <PasswordConfirmation form={form} isNeeded={needsPassword} username={username} />
      </DialogForm>
    </Dialog>
  );
}
