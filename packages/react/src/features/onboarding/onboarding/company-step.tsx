import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { updateExtendedOnboardingSchema } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { formValues, readNumber } from '../../../form/form-values.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveCompanyStep } from './use-save-company-step.ts';

/** The step that asks for a company's legal form, VAT number and number of employees. */
export function CompanyStep({ slot, onboarding, onAnswer, reload }: StepFormProps<ExtendedOnboarding>) {
  const { t } = useOnboardingMessages();
  const save = useSaveCompanyStep();
  const known = onboarding.company;
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      save={save}
      schema={updateExtendedOnboardingSchema}
      read={(data) => ({ ...formValues(data), employeeCount: readNumber(data.get('employeeCount')) })}
    >
      {({ error }) => (
        <div className={css.fields}>
          <TextField
            name="legalForm"
            required
            defaultValue={known?.legalForm}
            label={t('onboarding.onboarding.legal-form')}
            description={t('onboarding.onboarding.legal-form.help')}
            error={error('legalForm')}
          />
          <div className={css.twoColumns}>
            <TextField
              name="vatId"
              autoComplete="off"
              defaultValue={known?.vatId ?? undefined}
              label={t('onboarding.onboarding.vat-id')}
              labelEnd={t('base.address.optional')}
              description={t('onboarding.onboarding.vat-id.help')}
              error={error('vatId')}
            />
            <TextField
              name="employeeCount"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={known?.employeeCount ?? undefined}
              label={t('onboarding.onboarding.employee-count')}
              labelEnd={t('base.address.optional')}
              error={error('employeeCount')}
            />
          </div>
        </div>
      )}
    </StepForm>
  );
}
