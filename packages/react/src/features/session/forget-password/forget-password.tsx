import { useState } from 'react';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RequestLink } from './request-link.tsx';

export interface ForgetPasswordProps extends WidgetProps {
  /** The secret of the link. */
  readonly token?: string;
}

/** `<foyer-forget-password>`: asks for a link, or takes the new password of who followed one. */
export function ForgetPassword({ token, emit }: ForgetPasswordProps) {
  // a link that is over makes room for asking for another
  const [given, setGiven] = useState({ token, isOver: false });
  if (given.token !== token) setGiven({ token, isOver: false });
  if (!token || given.isOver) return <RequestLink isNext={given.isOver} />;
  return (
    <ChoosePassword
      key={token}
      token={token}
      onAskAgain={() => setGiven({ token, isOver: true })}
      onChanged={() => emit('password-changed')}
    />
  );
}
