import { useState } from 'react';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RequestLink } from './request-link.tsx';

export interface ForgetPasswordProps extends WidgetProps {
  /** Secret token of the link. */
  readonly token?: string;
}

/** `<foyer-forget-password>`: requests a link; with the token of a link, sets a new password. */
export function ForgetPassword({ token, emit }: ForgetPasswordProps) {
  // the request form replaces a link that has expired
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
