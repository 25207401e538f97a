import type { SecondFactorKind } from '@foyer/contract/second-factors/second-factor-kinds';
import { Button } from '@foyer/ui/button/button.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { OtherWays } from './other-ways.view.tsx';
import * as css from './sign-in-step.css.ts';
import { useSignInStepMessages } from './sign-in-step.messages.ts';

export interface ChooseFactorProps {
  /** Factors that can be set up on this page. */
  readonly kinds: readonly SecondFactorKind[];
  readonly onKind: (kind: SecondFactorKind) => void;
  readonly onBack: () => void;
}

/** The choice of a second factor to set up, where the company requires one. */
export function ChooseFactor({ kinds, onKind, onBack }: ChooseFactorProps) {
  const { t } = useSignInStepMessages();
  return (
    <SignInFrame
      title={t('session.sign-in-step.choose')}
      text={t(
        kinds.length > 0 ? 'session.sign-in-step.choose.text' : 'session.sign-in-step.choose.elsewhere',
      )}
      part="login"
      isNext
    >
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <div key={kind} className={css.kind}>
            <Button variant="secondary" isBlock onClick={() => onKind(kind)} part="kind">
              {t(`session.sign-in-step.kind.${kind}`)}
            </Button>
            <p className={css.hint}>{t(`session.sign-in-step.kind.${kind}.text`)}</p>
          </div>
        ))}
      </div>
      <OtherWays methods={[]} onBack={onBack} />
    </SignInFrame>
  );
}
