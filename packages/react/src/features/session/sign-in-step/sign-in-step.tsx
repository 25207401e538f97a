import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { ApiError } from '@foyer/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePasskeysHere } from '../../../domain/second-factor/use-passkeys-here.ts';
import { useWidget } from '../../../widget/widget-context.ts';
import { ChooseFactor } from './choose-factor.view.tsx';
import { CodeStep } from './code-step.tsx';
import { EnrolApp } from './enrol-app.tsx';
import { EnrolPasskey } from './enrol-passkey.tsx';
import { KeepCodes } from './keep-codes.view.tsx';
import { OtherWays } from './other-ways.view.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import {
  type Enrolled,
  firstWay,
  isEnding,
  type SignInWay,
  timeIsOver,
  type WayProps,
} from './sign-in-ways.ts';

export interface SignInStepProps {
  readonly challenge: SignInChallenge;
  readonly username: string;
  /** Called with the tokens that complete the sign-in. */
  readonly onTokens: WayProps['onTokens'];
  /** Returns to the password, after an error or on request (null). */
  readonly onEnd: (error: ApiError | null) => void;
}

/** The step after the correct password: a second factor, or its setup where the company requires one. */
export function SignInStep({ challenge, username, onTokens, onEnd }: SignInStepProps) {
  const [way, setWay] = useState(() => firstWay(challenge));
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const hasPasskeys = usePasskeysHere();
  useTime(enrolled === undefined ? challenge.secondsLeft : null, () => onEnd(timeIsOver));
  useFormAgain(username);
  if (enrolled) {
    return <KeepCodes codes={enrolled.recoveryCodes} account={username} onDone={() => onTokens(enrolled)} />;
  }
  const props: WayProps = {
    challenge: challenge.challenge,
    onTokens,
    orEnd: (answer) => {
      if (!answer.ok && isEnding(answer.error)) onEnd(answer.error);
      return answer;
    },
  };
  const offered = challenge.methods.filter((method) => method !== 'passkey' || hasPasskeys !== false);
  const others = (
    <OtherWays
      methods={offered.filter((method) => method !== way)}
      onWay={setWay}
      onBack={() => onEnd(null)}
    />
  );
  const ways: Readonly<Record<SignInWay, () => ReactNode>> = {
    totp: () => <CodeStep {...props}>{others}</CodeStep>,
    recovery_code: () => <RecoveryStep {...props}>{others}</RecoveryStep>,
    passkey: () => (
      <PasskeyStep {...props} isPossible={hasPasskeys !== false}>
        {others}
      </PasskeyStep>
    ),
    choose: () => (
      <ChooseFactor
        kinds={challenge.enrolment.filter((kind) => kind !== 'passkey' || hasPasskeys !== false)}
        onKind={(kind) => setWay(kind === 'totp' ? 'new-app' : 'new-passkey')}
        onBack={() => onEnd(null)}
      />
    ),
    'new-app': () => <EnrolApp {...props} onEnrolled={setEnrolled} onBack={() => setWay('choose')} />,
    'new-passkey': () => <EnrolPasskey {...props} onEnrolled={setEnrolled} onBack={() => setWay('choose')} />,
  };
  return ways[way]();
}

/** Calls `over` after the given seconds; never if they are null. */
function useTime(seconds: number | null, over: () => void): void {
  const latest = useRef(over);
  latest.current = over;
  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(() => latest.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}

/** On unmount, fills the user name into the form that replaces this step, and focuses the password. */
function useFormAgain(username: string): void {
  const root = useWidget()?.host.shadowRoot;
  useEffect(
    () => () => {
      // after the effects of the form
      setTimeout(() => {
        const field = root?.querySelector<HTMLInputElement>('input[name=username]');
        if (!field) return;
        field.value = username;
        root?.querySelector<HTMLElement>('input[name=password]')?.focus();
      });
    },
    [root, username],
  );
}
