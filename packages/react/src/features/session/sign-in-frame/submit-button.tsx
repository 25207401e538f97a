import { Button } from '@foyer/ui/button/button.tsx';
import type { FormState } from '../../../form/use-plain-form.ts';

export interface SubmitButtonProps {
  readonly form: FormState;
  readonly label: string;
  /** While it is being sent. */
  readonly busyLabel: string;
}

/** Sends a form of the pages before the sign-in. */
export function SubmitButton({ form, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" isBlock isLoading={form.isSubmitting} loadingLabel={busyLabel} part="submit">
      {label}
    </Button>
  );
}
