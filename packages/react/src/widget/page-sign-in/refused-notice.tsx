import { Alert } from '@foyer/ui/alert/alert.tsx';
import { usePageSignInMessages } from './page-sign-in.messages.ts';

/** The page could not sign in its own user: they sign in by themselves. */
export function RefusedNotice() {
  const { t } = usePageSignInMessages();
  return <Alert tone="warning">{t('base.page-sign-in.refused')}</Alert>;
}
