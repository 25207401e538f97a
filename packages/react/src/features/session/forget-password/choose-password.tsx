import { useState } from 'react';
import { usePlainForm } from '../../../form/form.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { ChoosePasswordView } from './choose-password.view.tsx';
import { LinkOver } from './link-over.view.tsx';
import { PasswordChosen } from './password-chosen.view.tsx';

export interface ChoosePasswordProps {
  readonly token: string;
  readonly onAskAgain: () => void;
  readonly onChanged: () => void;
}

const loadSchema = () =>
  import('@foyer/contract/profile/profile.schema').then(({ changePasswordSchema }) => changePasswordSchema);

/** Sets a new password with the token of a link. */
export function ChoosePassword({ token, onAskAgain, onChanged }: ChoosePasswordProps) {
  const sdk = useSdk();
  const [isDone, setDone] = useState(false);
  const form = usePlainForm({
    schema: loadSchema,
    read: (fields) => ({ kind: 'reset', token, newPassword: fields.get('newPassword') }),
    submit: (body) => sdk.call('changePassword', { body }),
    onSuccess: () => {
      setDone(true);
      onChanged();
    },
  });
  // a link that was truncated when it was copied counts as expired
  const isOver = form.failure?.code === 'link_expired' || form.errors.some(({ path }) => path === 'token');
  if (isDone) return <PasswordChosen />;
  return isOver ? <LinkOver onAskAgain={onAskAgain} /> : <ChoosePasswordView form={form} />;
}
