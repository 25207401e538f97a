import { Button } from '@foyer/ui/button/button.tsx';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';

export interface ChangedElsewhereProps {
  readonly onTakeOver: () => void;
  readonly onKeepMine: () => void;
}

/** The choice after the same step was saved on another device: take over the saved values or keep the typed ones. */
export function ChangedElsewhere({ onTakeOver, onKeepMine }: ChangedElsewhereProps) {
  const { t } = useOnboardingMessages();
  return (
    <div className={css.changed} part="changed">
      <Button variant="secondary" size="small" onClick={onTakeOver}>
        {t('onboarding.onboarding.changed.take-over')}
      </Button>
      <Button variant="secondary" size="small" onClick={onKeepMine}>
        {t('onboarding.onboarding.changed.keep-mine')}
      </Button>
    </div>
  );
}
