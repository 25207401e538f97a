import { ActivateInvitation, ForgetPassword } from '@foyer/react';
import { useLocation } from '../../router/use-router.ts';
import type { Pages } from '../page.ts';

/** The secret of a link in a mail. It stands behind the `#`, which reaches no server. */
function useLinkToken(): string | undefined {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
}

/** Asking for a link to choose a new password, and what the link leads to. */
function ForgetPasswordPage() {
  return <ForgetPassword className="login-panel" token={useLinkToken()} />;
}

/** What the link of an invitation leads to; without one somebody registers. */
function ActivateInvitationPage() {
  return <ActivateInvitation className="login-panel" token={useLinkToken()} />;
}

export const pages: Pages<'forget-password' | 'activate-invitation'> = {
  'forget-password': { widget: ForgetPassword, node: <ForgetPasswordPage /> },
  'activate-invitation': { widget: ActivateInvitation, node: <ActivateInvitationPage /> },
};
