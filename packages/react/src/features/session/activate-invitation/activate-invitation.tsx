import { useState } from 'react';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Invited } from './invited.tsx';
import { Register } from './register.tsx';
import { SignedInNote } from './signed-in-note.tsx';

export interface ActivateInvitationProps extends WidgetProps {
  /** The secret of the link. */
  readonly token?: string;
}

/** `<foyer-activate-invitation>`: takes up the invitation of a link; without one somebody registers with a customer number. */
export function ActivateInvitation({ token, emit }: ActivateInvitationProps) {
  // a link that is over makes room for registering
  const [given, setGiven] = useState({ token, isOver: false });
  if (given.token !== token) setGiven({ token, isOver: false });
  return (
    <>
      <SignedInNote />
      {!token || given.isOver ? (
        <Register isNext={given.isOver} onRegistered={() => emit('registered')} />
      ) : (
        <Invited
          key={token}
          token={token}
          onRegisterInstead={() => setGiven({ token, isOver: true })}
          onActivated={() => emit('activated')}
        />
      )}
    </>
  );
}
