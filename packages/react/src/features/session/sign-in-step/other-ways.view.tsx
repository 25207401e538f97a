import type { SignInMethod } from '@foyer/contract/second-factors/second-factor-kinds';
import { Button } from '@foyer/ui/button/button.tsx';
import * as css from '../sign-in-frame/sign-in-frame.css.ts';
import { useSignInStepMessages } from './sign-in-step.messages.ts';

export interface OtherWaysProps {
  /** Other sign-in methods of the account. */
  readonly methods: readonly SignInMethod[];
  readonly onWay?: (method: SignInMethod) => void;
  readonly onBack: () => void;
  /** Whether the back button leads to the choice of factors instead of the password. @default false */
  readonly isChoiceBehind?: boolean;
}

/** Links to the other sign-in methods and back to the password, and the help if all methods are lost. */
export function OtherWays({ methods, onWay, onBack, isChoiceBehind = false }: OtherWaysProps) {
  const { t } = useSignInStepMessages();
  return (
    <>
      <div className={css.ways}>
        {methods.map((method) => (
          <Button key={method} variant="link" onClick={() => onWay?.(method)} part="other-way">
            {t(`session.sign-in-step.way.${method}`)}
          </Button>
        ))}
        <Button variant="link" onClick={onBack} part="back">
          {t(isChoiceBehind ? 'session.sign-in-step.back-to-choice' : 'session.sign-in-step.back')}
        </Button>
      </div>
      {!isChoiceBehind && <p className={css.text}>{t('session.sign-in-step.lost')}</p>}
    </>
  );
}
