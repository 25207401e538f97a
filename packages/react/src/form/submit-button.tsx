import { Button, type ButtonProps } from '@foyer/ui/button/button.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import type { FormState } from './form-state.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'isBlock' | 'className'> {
  readonly form: FormState;
  readonly label: string;
  /** Label while the form is being sent. @default `base.sending` */
  readonly busyLabel?: string;
  /** @default 'submit' */
  readonly part?: string;
}

/** Submit button of a form with a loading state. */
export function SubmitButton({ form, label, busyLabel, part = 'submit', ...look }: SubmitButtonProps) {
  const { t } = useFirstMessages();
  return (
    <Button
      {...look}
      type="submit"
      isLoading={form.isSubmitting}
      loadingLabel={busyLabel ?? t('base.sending')}
      part={part}
    >
      {label}
    </Button>
  );
}
