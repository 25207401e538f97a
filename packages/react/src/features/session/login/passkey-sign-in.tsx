import type { ApiError } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { useState } from 'react';
import { askPasskey } from '../../../domain/second-factor/passkey.ts';
import { secondFactorWordsMessages } from '../../../domain/second-factor/second-factor-words.messages.ts';
import { usePasskeysHere } from '../../../domain/second-factor/use-passkeys-here.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { useTextsReady } from '../../../i18n/use-texts-ready.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import { goOnAfterSignIn } from './after-sign-in.tsx';
import { loginLaterMessages, useLoginLaterMessages } from './later/login-later.messages.ts';
import type { LoginProps } from './login.tsx';
import * as css from './passkey-sign-in.css.ts';

/** Signing in by a passkey alone, where this page and browser can. Nothing is asked of the server before somebody wants it. */
export function PasskeySignIn(props: LoginProps) {
  const { t } = useLoginLaterMessages();
  const sdk = useSdk();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const isReady = [
    useTextsReady(loginLaterMessages),
    useTextsReady(secondFactorWordsMessages),
    useTextsReady(baseMessages),
  ].every(Boolean);
  const hasPasskeys = usePasskeysHere();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const signIn = async () => {
    const begun = await sdk.call('beginPasskeySignIn', { body: {} });
    if (!begun.ok) return begun;
    const asked = await askPasskey(begun.value.options);
    if (!asked.ok) return asked;
    const { challenge } = begun.value;
    const { brand } = sdk.options;
    const answer = await sdk.call('finishPasskeySignIn', {
      query: brand ? { brand } : {},
      body: { challenge, credential: asked.value },
    });
    return answer.ok ? sdk.session.login(answer.value) : answer;
  };
  const start = async () => {
    setBusy(true);
    setError(undefined);
    const answer = await signIn();
    setBusy(false);
    if (answer.ok) goOnAfterSignIn(sdk, props, navigate);
    else setError(answer.error);
  };
  if (!isReady || hasPasskeys !== true) return null;
  return (
    <div className={css.way}>
      <Button
        variant="secondary"
        isBlock
        isLoading={isBusy}
        loadingLabel={t('session.login.passkey.checking')}
        onClick={() => void start()}
        part="passkey"
      >
        {t('session.login.passkey')}
      </Button>
      <p className={css.failed} role="alert">
        {error && failureText(error)}
      </p>
    </div>
  );
}
