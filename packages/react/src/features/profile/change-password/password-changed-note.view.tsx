import { Alert } from '@foyer/ui/alert/alert.tsx';
import { useChangePasswordMessages } from './change-password.messages.ts';

/** The confirmation of a changed password, in place of the form. */
export function PasswordChangedNote() {
  const { t } = useChangePasswordMessages();
  return (
    <Alert tone="success" title={t('profile.change-password.done')}>
      {t('profile.change-password.done.text')}
    </Alert>
  );
}
