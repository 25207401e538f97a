import { useState } from 'react';
import { usePlainForm } from '../../../form/form.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { useWidget } from '../../../widget/widget-context.ts';
import { Activated } from './activated.view.tsx';
import { type Closed, InvitationClosed } from './invitation-closed.view.tsx';
import { InvitedView } from './invited.view.tsx';
import { loadRegisterSchema, readPerson } from './read-person.ts';

export interface InvitedProps {
  readonly token: string;
  readonly onRegisterInstead: () => void;
  readonly onActivated: () => void;
}

/** Reason why a link is not valid, by error code. */
const closedBy: Readonly<Record<string, Closed>> = {
  invitation_used: 'used',
  invitation_expired: 'expired',
  not_found: 'unknown',
  // a link that was truncated when it was copied
  validation_failed: 'unknown',
};

/** Loads the invitation of a link and creates the account. */
export function Invited({ token, onRegisterInstead, onActivated }: InvitedProps) {
  const sdk = useSdk();
  const height = useWidget()?.widget.minBlockSize ?? '0px';
  const [isDone, setDone] = useState(false);
  const invitation = useResource('getInvitation', { params: { token } }, { isEnabled: !isDone });
  const form = usePlainForm({
    schema: loadRegisterSchema,
    read: (data) => ({ kind: 'invitation', token, ...readPerson(data) }),
    submit: (body) => sdk.call('registerUser', { body }),
    onSuccess: () => {
      setDone(true);
      onActivated();
    },
  });
  if (isDone) return <Activated />;
  const error = form.failure ?? invitation.error;
  const closed = error && closedBy[error.code];
  if (closed) return <InvitationClosed why={closed} onRegister={onRegisterInstead} />;
  if (invitation.data) return <InvitedView form={form} invitation={invitation.data} />;
  if (invitation.error)
    return <FailedState error={invitation.error} onRetry={() => void invitation.reload()} />;
  return <WidgetSkeleton height={height} />;
}
