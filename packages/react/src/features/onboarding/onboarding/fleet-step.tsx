import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { updateExtendedOnboardingSchema } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { readNumber } from '../../../form/form-values.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveCompanyStep } from './use-save-company-step.ts';
import { readYesNo, YesNo } from './yes-no.tsx';

const readFleet = (data: FormData) => ({
  vehicleCount: readNumber(data.get('vehicleCount')),
  electricShare: readNumber(data.get('electricShare')),
  hasOwnStations: readYesNo(data, 'hasOwnStations'),
});

/** The step that asks for the size of a fleet, its share of electric vehicles and its own charging stations. */
export function FleetStep({ slot, onboarding, onAnswer, reload }: StepFormProps<ExtendedOnboarding>) {
  const { t } = useOnboardingMessages();
  const save = useSaveCompanyStep();
  const known = onboarding.fleet;
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      save={save}
      schema={updateExtendedOnboardingSchema}
      read={readFleet}
    >
      {({ error }) => (
        <div className={css.fields}>
          <div className={css.twoColumns}>
            <TextField
              name="vehicleCount"
              inputMode="numeric"
              autoComplete="off"
              required
              defaultValue={known?.vehicleCount}
              label={t('onboarding.onboarding.vehicle-count')}
              error={error('vehicleCount')}
            />
            <TextField
              name="electricShare"
              inputMode="numeric"
              autoComplete="off"
              required
              suffix="%"
              defaultValue={known?.electricShare}
              label={t('onboarding.onboarding.electric-share')}
              error={error('electricShare')}
            />
          </div>
          <YesNo
            name="hasOwnStations"
            label={t('onboarding.onboarding.has-own-stations')}
            known={known?.hasOwnStations}
            error={error('hasOwnStations')}
          />
        </div>
      )}
    </StepForm>
  );
}
