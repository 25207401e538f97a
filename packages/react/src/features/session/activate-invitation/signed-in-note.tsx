import { Button } from '@foyer/ui/button/button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useSession, useUserInfo } from '../../../provider/use-session.ts';
import { fullName } from '../full-name.ts';
import * as css from './activate-invitation.css.ts';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';

/** A note that the user is signed in already and that the new account is a different one. */
export function SignedInNote() {
  const { t } = useActivateInvitationMessages();
  const { session } = useSdk();
  const { status } = useSession();
  const { data } = useUserInfo();
  if (status !== 'signed-in' || !data) return null;
  return (
    <div className={css.note} part="notice">
      <p>{t('session.activate-invitation.signed-in', { name: fullName(data) })}</p>
      <Button variant="secondary" size="small" onClick={() => void session.logout()}>
        {t('session.activate-invitation.sign-out')}
      </Button>
    </div>
  );
}
