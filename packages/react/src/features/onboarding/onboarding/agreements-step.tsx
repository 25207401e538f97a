import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { updateOnboardingSchema } from '@foyer/contract/onboarding/onboarding.schema';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveStep } from './use-save-step.ts';

/** The step that asks for consent to the terms and the privacy policy, each with a link to its text. */
export function AgreementsStep({ slot, onboarding, onAnswer, reload }: StepFormProps<Onboarding>) {
  const { t } = useOnboardingMessages();
  const save = useSaveStep();
  const mediaUrl = useMediaUrl();
  const { termsVersion, termsUrl, privacyUrl, acceptedAt } = onboarding.agreements;
  const isAccepted = acceptedAt !== null;
  const read = (data: FormData) => ({
    termsVersion,
    acceptTerms: data.has('acceptTerms') ? true : undefined,
    acceptPrivacy: data.has('acceptPrivacy') ? true : undefined,
  });
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      schema={updateOnboardingSchema}
      read={read}
      save={(body) => save(body)}
    >
      {({ error }) => (
        <div className={css.fields}>
          <Checkbox
            name="acceptTerms"
            required
            defaultChecked={isAccepted}
            label={t('onboarding.onboarding.accept-terms')}
            error={error('acceptTerms') && t('onboarding.onboarding.accept-terms-required')}
          />
          <Page href={mediaUrl(termsUrl)}>{t('onboarding.onboarding.terms')}</Page>
          <Checkbox
            name="acceptPrivacy"
            required
            defaultChecked={isAccepted}
            label={t('onboarding.onboarding.accept-privacy')}
            error={error('acceptPrivacy') && t('onboarding.onboarding.accept-privacy-required')}
          />
          <Page href={mediaUrl(privacyUrl)}>{t('onboarding.onboarding.privacy')}</Page>
        </div>
      )}
    </StepForm>
  );
}

/** A link to a page of the brand, opened in a new tab. */
function Page({ href, children }: { readonly href: string | null; readonly children: string }) {
  if (href === null) return null;
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener" part="link">
      {children}
    </a>
  );
}
