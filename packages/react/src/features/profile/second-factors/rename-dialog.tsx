import type { SecondFactor } from '@foyer/contract/second-factors/second-factors.schema';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { usePlainForm } from '../../../form/form.tsx';
import { useCall } from '../../../provider/use-mutation.ts';
import type { FactorDialogProps } from './factor-dialogs.ts';
import { loadRenameSchema } from './load-schemas.ts';
import { useSecondFactorsMessages } from './second-factors.messages.ts';

export interface RenameDialogProps extends FactorDialogProps {
  readonly factor: SecondFactor;
}

/** Renames a passkey. */
export function RenameDialog({ factor, onDone, onClose }: RenameDialogProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const form = usePlainForm({
    schema: loadRenameSchema,
    submit: (body) => call('renameSecondFactor', { params: { id: factor.id }, body }),
    onSuccess: () => onDone(t('profile.second-factors.rename.done')),
  });
  const title = t('profile.second-factors.rename.title');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('base.close')}>
      <DialogForm form={form} title={title} submit={t('base.save')} onClose={onClose}>
        <TextField
          name="name"
          required
          autoComplete="off"
          data-autofocus
          defaultValue={factor.name ?? ''}
          label={t('profile.second-factors.name')}
          error={form.error('name')}
        />
      </DialogForm>
    </Dialog>
  );
}
