import type { RefObject } from 'react';
import { DemoAccounts } from './demo-accounts.tsx';
import type { LoginProps } from './login.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

export interface BelowFormProps extends LoginProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isDemo: boolean;
}

/** What a sign-in page has beside the password, once the form is there. */
export function BelowForm({ form, isDemo, ...props }: BelowFormProps) {
  return (
    <>
      <PasskeySignIn {...props} />
      {isDemo && <DemoAccounts form={form} />}
    </>
  );
}
