import type { TotpSetup } from '@foyer/contract/second-factors/second-factors.schema';
import type { Call, Result } from '@foyer/core';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useEffect, useState } from 'react';
import { AppSetup } from '../../../domain/second-factor/app-setup.view.tsx';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { CodeField } from '../../../domain/second-factor/code-field.tsx';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { makePasskey } from '../../../domain/second-factor/passkey.ts';
import { PasswordConfirmation } from '../../../domain/second-factor/password-confirmation.tsx';
import { RecoveryCodes } from '../../../domain/second-factor/recovery-codes.tsx';
import { usePlainForm } from '../../../form/form.tsx';
import { formValues } from '../../../form/form-values.ts';
import type { MessageId } from '../../../i18n/create-messages.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import type { FactorDialogProps, FlowKind } from './factor-dialogs.ts';
import { loadConfirmedSchema, loadConfirmTotpSchema } from './load-schemas.ts';
import * as css from './second-factors.css.ts';
import { type secondFactorsMessages, useSecondFactorsMessages } from './second-factors.messages.ts';

/** Result of the first step: the setup of an app, or recovery codes; the list is empty if the account has codes already. */
type Acted = { readonly setup: TotpSetup } | { readonly recoveryCodes: readonly string[] };

/** A variant of the dialog: confirm the password, act, save recovery codes. */
interface Flow extends Readonly<Record<'title' | 'text' | 'submit' | 'codes' | 'done', FlowText>> {
  /** Whether the factor can be named. */
  readonly isNamed?: true;
  readonly act: (call: Call, body: { readonly password?: string }, name: string) => Promise<Result<Acted>>;
}
type FlowText = MessageId<typeof secondFactorsMessages> | 'base.next';

const flows: Readonly<Record<FlowKind, Flow>> = {
  app: {
    title: 'profile.second-factors.app.title',
    text: 'profile.second-factors.app.text',
    submit: 'base.next',
    codes: 'profile.second-factors.codes.title',
    done: 'profile.second-factors.app.done',
    async act(call, body) {
      const begun = atField(await call('beginTotp', { body }), 'password', 'password_wrong');
      return begun.ok ? { ok: true, value: { setup: begun.value } } : begun;
    },
  },
  passkey: {
    title: 'profile.second-factors.passkey.title',
    text: 'profile.second-factors.passkey.text',
    submit: 'profile.second-factors.passkey.make',
    codes: 'profile.second-factors.codes.title',
    done: 'profile.second-factors.passkey.done',
    isNamed: true,
    async act(call, body, name) {
      const begun = atField(await call('beginPasskey', { body }), 'password', 'password_wrong');
      if (!begun.ok) return begun;
      const made = await makePasskey(begun.value.options);
      if (!made.ok) return made;
      return call('confirmPasskey', { body: { ...(name && { name }), credential: made.value } });
    },
  },
  codes: {
    title: 'profile.second-factors.renew.title',
    text: 'profile.second-factors.renew.text',
    submit: 'profile.second-factors.renew.make',
    codes: 'profile.second-factors.renew.title',
    done: 'profile.second-factors.renew.done',
    act: async (call, body) =>
      atField(await call('renewRecoveryCodes', { body }), 'password', 'password_wrong'),
  },
};

export interface FlowDialogProps extends FactorDialogProps {
  readonly kind: FlowKind;
}

/** Sets up an app or a passkey, or creates new recovery codes. The first factor comes with recovery codes too. */
export function FlowDialog({ kind, needsPassword, username, onDone, onClose }: FlowDialogProps) {
  const { t } = useSecondFactorsMessages();
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const flow = flows[kind];
  const title = t(codes ? flow.codes : flow.title);
  const done = () => onDone(t(flow.done));
  const made = (recoveryCodes: readonly string[]) =>
    recoveryCodes.length > 0 ? setCodes(recoveryCodes) : done();
  const acted = (next: Acted) => ('setup' in next ? setSetup(next.setup) : made(next.recoveryCodes));
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
        <RecoveryCodes codes={codes} account={username} doneLabel={t('base.close')} onDone={done} />
      ) : setup ? (
        <FirstCode {...step} setup={setup} onConfirmed={made} />
      ) : (
        <Confirmation {...step} flow={flow} needsPassword={needsPassword} onActed={acted} />
      )}
    </Dialog>
  );
}

interface StepProps extends Pick<FactorDialogProps, 'username' | 'onClose'> {
  readonly title: string;
}

interface ConfirmationProps extends StepProps {
  readonly flow: Flow;
  readonly needsPassword: boolean;
  readonly onActed: (acted: Acted) => void;
}

function Confirmation({ flow, needsPassword, title, username, onActed, onClose }: ConfirmationProps) {
  const { t } = useSecondFactorsMessages();
  const call = useCall();
  const [name, setName] = useState('');
  const form = usePlainForm({
    schema: loadConfirmedSchema,
    read: (data) => {
      data.delete('name');
      return formValues(data);
    },
    submit: (body) => flow.act(call, body, name.trim()),
    onSuccess: onActed,
  });
  return (
    <DialogForm form={form} title={title} submit={t(flow.submit)} onClose={onClose}>
      <p className={css.text}>{t(flow.text)}</p>
      {flow.isNamed && (
        <TextField
          name="name"
          autoComplete="off"
          label={t('profile.second-factors.name')}
          description={t('profile.second-factors.name.help')}
          labelEnd={<span className={css.optional}>{t('base.optional')}</span>}
          onValueChange={setName}
          error={form.error('name')}
        />
      )}
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
