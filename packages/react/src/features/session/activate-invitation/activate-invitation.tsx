import { useState } from 'react';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Invited } from './invited.tsx';
import { Register } from './register.tsx';
import { SignedInNote } from './signed-in-note.tsx';

export interface ActivateInvitationProps extends WidgetProps {
  /** Secret token of the link. */
  readonly token?: string;
}

/** `<foyer-activate-invitation>`: activates the invitation of a link; without a link, registers with a customer number. */
export function ActivateInvitation({ token, emit }: ActivateInvitationProps) {
  // the registration replaces a link that is no longer valid
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
