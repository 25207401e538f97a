import { changePasswordSchema } from '@foyer/contract/profile/profile.schema';
import { useState } from 'react';
import { usePlainForm } from '../../../form/form.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { ChangePasswordView } from './change-password.view.tsx';
import { ChangePasswordForm } from './change-password-form.view.tsx';
import { PasswordChanged } from './password-changed.view.tsx';
import { PasswordChangedNote } from './password-changed-note.view.tsx';

export interface ChangePasswordProps extends WidgetProps {
  /** Whether it is rendered as a section of the profile. @default false */
  readonly isPart?: boolean;
}

/** `<foyer-change-password>`: changes the password. Passwords are never kept in a draft. */
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
