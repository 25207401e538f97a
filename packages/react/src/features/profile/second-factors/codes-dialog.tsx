import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { PasswordConfirmation } from '../../../domain/second-factor/password-confirmation.tsx';
import { RecoveryCodes } from '../../../domain/second-factor/recovery-codes.tsx';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import type { FactorDialogProps } from './factor-dialogs.ts';
import { loadConfirmedSchema } from './load-schemas.ts';
import * as css from './second-factors.css.ts';
import { useSecondFactorsMessages } from './second-factors.messages.ts';

/** New recovery codes in place of those before. */
export function CodesDialog({ needsPassword, username, onDone, onClose }: FactorDialogProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = usePlainForm({
    schema: loadConfirmedSchema,
    submit: async (body) => atField(await call('renewRecoveryCodes', { body }), 'password', 'password_wrong'),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const title = t('profile.second-factors.renew.title');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('base.close')}
      isRequired={codes !== undefined}
    >
      {codes ? (
        <RecoveryCodes
          codes={codes}
          account={username}
          doneLabel={t('base.close')}
          onDone={() => onDone(t('profile.second-factors.renew.done'))}
        />
      ) : (
        <DialogForm
          form={form}
          title={title}
          submit={t('profile.second-factors.renew.make')}
          onClose={onClose}
        >
          <p className={css.text}>{t('profile.second-factors.renew.text')}</p>
          <PasswordConfirmation form={form} isNeeded={needsPassword} username={username} />
        </DialogForm>
      )}
    </Dialog>
  );
}
