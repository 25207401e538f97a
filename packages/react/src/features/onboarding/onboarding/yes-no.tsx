import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { useOnboardingMessages } from './onboarding.messages.ts';

export interface YesNoProps {
  readonly name: string;
  readonly label: string;
  readonly known: boolean | undefined;
  readonly error: string | undefined;
}

/** A yes-or-no question without a preselected answer. */
export function YesNo({ name, label, known, error }: YesNoProps) {
  const { t } = useOnboardingMessages();
  return (
    <RadioGroup
      name={name}
      label={label}
      required
      error={error}
      {...(known !== undefined && { defaultValue: known ? 'yes' : 'no' })}
      options={[
        { value: 'yes', label: t('onboarding.onboarding.yes') },
        { value: 'no', label: t('onboarding.onboarding.no') },
      ]}
    />
  );
}

/** Reads the answer; undefined if the question is unanswered. */
export function readYesNo(data: FormData, name: string): boolean | undefined {
  const value = data.get(name);
  return value === null ? undefined : value === 'yes';
}
