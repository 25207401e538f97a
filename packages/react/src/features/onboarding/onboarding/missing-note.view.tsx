import type { Missing } from '@foyer/contract/onboarding/onboarding.schema';
import { InfoIcon } from '@foyer/ui/icon/icons.tsx';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { useFieldName } from './use-field-name.ts';

/** Choices that always have a default, so that they are never missing in the form. */
const preset = /(^|\.)(salutation|countryCode)$/;

/** Lists the names of the fields that a step still lacks. */
export function MissingNote({ missing }: { readonly missing: Missing }) {
  const { t } = useOnboardingMessages();
  const nameOf = useFieldName();
  const open = missing.filter(({ path }) => !preset.test(path));
  const names = [...new Set(open.map(({ path }) => nameOf(path)).filter(Boolean))];
  if (names.length === 0) return null;
  return (
    <p className={css.missing} part="missing">
      <InfoIcon size={18} />
      <span>{t('onboarding.onboarding.missing', { fields: names.join(', ') })}</span>
    </p>
  );
}
