import type { ApiError } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { useState } from 'react';
import { askPasskey } from '../../../domain/second-factor/passkey.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import { goOnAfterSignIn } from './after-sign-in.tsx';
import { useLoginLaterMessages } from './later/login-later.messages.ts';
import type { LoginProps } from './login.tsx';
import * as css from './passkey-sign-in.css.ts';

/** Signs in with a passkey alone. The server is called only after the button was pressed. */
export function PasskeySignIn(props: LoginProps) {
  const { t } = useLoginLaterMessages();
  const sdk = useSdk();
  const navigate = useNavigate();
  const failureText = useFailureText();
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
