import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { makePasskey } from '../../../domain/second-factor/passkey.ts';
import { PasswordConfirmation } from '../../../domain/second-factor/password-confirmation.tsx';
import { RecoveryCodes } from '../../../domain/second-factor/recovery-codes.tsx';
import { formValues } from '../../../form/form-values.ts';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import type { FactorDialogProps } from './factor-dialogs.ts';
import { loadConfirmedSchema } from './load-schemas.ts';
import * as css from './second-factors.css.ts';
import { useSecondFactorsMessages } from './second-factors.messages.ts';

/** Makes a passkey on this device, by the name somebody gives it; the first factor comes with recovery codes. */
export function PasskeyDialog({ needsPassword, username, onDone, onClose }: FactorDialogProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const [name, setName] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const said = t('profile.second-factors.passkey.done');
  const form = usePlainForm({
    schema: loadConfirmedSchema,
    read: (data) => {
      data.delete('name');
      return formValues(data);
    },
    submit: async (body) => {
      const begun = atField(await call('beginPasskey', { body }), 'password', 'password_wrong');
      if (!begun.ok) return begun;
      const made = await makePasskey(begun.value.options);
      if (!made.ok) return made;
      const given = name.trim();
      return call('confirmPasskey', {
        body: { ...(given && { name: given }), credential: made.value },
      });
    },
    onSuccess: ({ recoveryCodes }) => (recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onDone(said)),
  });
  const title = codes ? t('profile.second-factors.codes.title') : t('profile.second-factors.passkey.title');
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
          onDone={() => onDone(said)}
        />
      ) : (
        <DialogForm
          form={form}
          title={title}
          submit={t('profile.second-factors.passkey.make')}
          onClose={onClose}
        >
          <p className={css.text}>{t('profile.second-factors.passkey.text')}</p>
          <TextField
            name="name"
            autoComplete="off"
            label={t('profile.second-factors.name')}
            description={t('profile.second-factors.name.help')}
            labelEnd={<span className={css.optional}>{t('base.optional')}</span>}
            onValueChange={setName}
            error={form.error('name')}
          />
          <PasswordConfirmation form={form} isNeeded={needsPassword} username={username} />
        </DialogForm>
      )}
    </Dialog>
  );
}
