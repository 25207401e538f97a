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

/** What a sign-in page has beside the password, once the form is there: all of it at once, since what came second would move what came first. */
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
