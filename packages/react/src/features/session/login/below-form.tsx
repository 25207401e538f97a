import type { RefObject } from 'react';
import { secondFactorWordsMessages } from '../../../domain/second-factor/second-factor-words.messages.ts';
import { usePasskeysHere } from '../../../domain/second-factor/use-passkeys-here.ts';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { useTextsReady } from '../../../i18n/use-texts-ready.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { loginLaterMessages } from './later/login-later.messages.ts';
import type { LoginProps } from './login.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

export interface BelowFormProps extends LoginProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isDemo: boolean;
}

/** The passkey button and the demo accounts below the form. Both are rendered at once, to avoid a layout shift. */
export function BelowForm({ form, isDemo, ...props }: BelowFormProps) {
  const hasPasskeys = usePasskeysHere();
  const isReady = [
    useTextsReady(loginLaterMessages),
    useTextsReady(secondFactorWordsMessages),
    useTextsReady(baseMessages),
  ].every(Boolean);
  if (!isReady || hasPasskeys === undefined) return null;
  return (
    <>
      {hasPasskeys && <PasskeySignIn {...props} />}
      {isDemo && <DemoAccounts form={form} />}
    </>
  );
}
