import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { updateOnboardingSchema } from '@foyer/contract/onboarding/onboarding.schema';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { formValues } from '../../../form/form-values.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveStep } from './use-save-step.ts';

/** Salutations of a person; the other ones are for addresses only. */
const personal = ['MR', 'MRS', 'NO_SALUTATION'] as const;

/** The step that asks for a person's name and phone numbers. */
export function ContactStep({ slot, onboarding, onAnswer, reload }: StepFormProps<Onboarding>) {
  const { t } = useOnboardingMessages();
  const user = useUserInfo().data?.user;
  const save = useSaveStep();
  const known = onboarding.contact;
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      schema={updateOnboardingSchema}
      read={formValues}
      save={(body) => save(body)}
    >
      {({ error }) => (
        <div className={css.fields}>
          <Select
            name="salutation"
            defaultValue={known?.salutation ?? 'NO_SALUTATION'}
            label={t('base.address.salutation')}
            options={personal.map((value) => ({ value, label: t(`base.address.salutation.${value}`) }))}
            error={error('salutation')}
          />
          <div className={css.twoColumns}>
            <TextField
              name="firstName"
              required
              autoComplete="given-name"
              defaultValue={known?.firstName ?? user?.firstName}
              label={t('base.address.first-name')}
              error={error('firstName')}
            />
            <TextField
              name="lastName"
              required
              autoComplete="family-name"
              defaultValue={known?.lastName ?? user?.lastName}
              label={t('base.address.last-name')}
              error={error('lastName')}
            />
            <TextField
              name="phone"
              type="tel"
              required
              autoComplete="tel"
              defaultValue={known?.phone}
              label={t('onboarding.onboarding.phone')}
              error={error('phone')}
            />
            <TextField
              name="mobile"
              type="tel"
              autoComplete="off"
              defaultValue={known?.mobile ?? undefined}
              label={t('onboarding.onboarding.mobile')}
              labelEnd={t('base.address.optional')}
              error={error('mobile')}
            />
          </div>
        </div>
      )}
    </StepForm>
  );
}
