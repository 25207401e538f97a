import { changePasswordSchema } from '@foyer/contract/profile/profile.schema';
import { useState } from 'react';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { ChangePasswordView } from './change-password.view.tsx';
import { ChangePasswordForm } from './change-password-form.view.tsx';
import { PasswordChanged } from './password-changed.view.tsx';
import { PasswordChangedNote } from './password-changed-note.view.tsx';

export interface ChangePasswordProps extends WidgetProps {
  /** It stands below a heading of the profile. @default false */
  readonly isPart?: boolean;
}

/** `<foyer-change-password>`: a new password, by the one so far. Nothing of it is kept as a draft. */
export function ChangePassword({ emit, isPart = false }: ChangePasswordProps) {
  const sdk = useSdk();
  const { data } = useUserInfo();
  const [isChanged, setChanged] = useState(false);
  const form = usePlainForm({
    schema: changePasswordSchema,
    read: (fields) => ({
      kind: 'current',
      currentPassword: fields.get('currentPassword'),
      newPassword: fields.get('newPassword'),
    }),
    submit: (body) => sdk.call('changePassword', { body }),
    onSuccess: () => {
      setChanged(true);
      emit('password-changed');
    },
  });
  if (isChanged && !isPart) return <PasswordChanged onAgain={() => setChanged(false)} />;
  if (isChanged) return <PasswordChangedNote />;
  const isActing = data?.actor?.kind === 'impersonation';
  const shown = { form, username: data?.user.email ?? '', isActing };
  if (isPart) return <ChangePasswordForm {...shown} />;
  return <ChangePasswordView {...shown} isDue={data?.user.needsPasswordChange === true} />;
}
