import { Alert } from '@foyer/ui/alert/alert.tsx';
import { usePageSignInMessages } from './page-sign-in.messages.ts';

/** Notice that the page could not sign in its own user, who has to sign in with the login. */
export function RefusedNotice() {
  const { t } = usePageSignInMessages();
  return <Alert tone="warning">{t('base.page-sign-in.refused')}</Alert>;
}
