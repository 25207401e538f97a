import type { TotpSetup } from '@foyer/contract/second-factors/second-factors.schema';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { useEffect, useState } from 'react';
import { AppSetup } from '../../../domain/second-factor/app-setup.view.tsx';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { CodeField } from '../../../domain/second-factor/code-field.tsx';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { PasswordConfirmation } from '../../../domain/second-factor/password-confirmation.tsx';
import { RecoveryCodes } from '../../../domain/second-factor/recovery-codes.tsx';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import type { FactorDialogProps } from './factor-dialogs.ts';
import { loadConfirmedSchema, loadConfirmTotpSchema } from './load-schemas.ts';
import * as css from './second-factors.css.ts';
import { useSecondFactorsMessages } from './second-factors.messages.ts';

/** Sets up an app: who it is, then its key and first code, then the recovery codes that come with the first factor. */
export function AppDialog({ needsPassword, username, onDone, onClose }: FactorDialogProps) {
  const { t } = useSecondFactorsMessages();
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const said = t('profile.second-factors.app.done');
  const title = codes ? t('profile.second-factors.codes.title') : t('profile.second-factors.app.title');
  const confirmed = (made: readonly string[]) => (made.length > 0 ? setCodes(made) : onDone(said));
  const step = { title, username, onClose };
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
      ) : setup ? (
        <FirstCode {...step} setup={setup} onConfirmed={confirmed} />
      ) : (
        <BeginApp {...step} needsPassword={needsPassword} onBegun={setSetup} />
      )}
    </Dialog>
  );
}

type StepProps = Pick<FactorDialogProps, 'username' | 'onClose'> & { readonly title: string };

interface BeginAppProps extends StepProps {
  readonly needsPassword: boolean;
  readonly onBegun: (setup: TotpSetup) => void;
}

function BeginApp({ needsPassword, title, username, onBegun, onClose }: BeginAppProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const form = usePlainForm({
    schema: loadConfirmedSchema,
    submit: async (body) => atField(await call('beginTotp', { body }), 'password', 'password_wrong'),
    onSuccess: onBegun,
  });
  return (
    <DialogForm form={form} title={title} submit={t('base.next')} onClose={onClose}>
      <p className={css.text}>{t('profile.second-factors.app.text')}</p>
      <PasswordConfirmation form={form} isNeeded={needsPassword} username={username} />
    </DialogForm>
  );
}

interface FirstCodeProps extends StepProps {
  readonly setup: TotpSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ setup, title, onConfirmed, onClose }: FirstCodeProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const form = usePlainForm({
    schema: loadConfirmTotpSchema,
    submit: async (body) => atField(await call('confirmTotp', { body }), 'code', 'code_wrong'),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus({ preventScroll: true }), [ref]);
  return (
    <DialogForm form={form} title={title} submit={t('profile.second-factors.app.confirm')} onClose={onClose}>
      <AppSetup setup={setup} />
      <CodeField form={form} />
    </DialogForm>
  );
}
