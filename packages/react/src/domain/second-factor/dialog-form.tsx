import { Button } from '@foyer/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { Form } from '../../form/form.tsx';
import type { FormState } from '../../form/form-state.ts';
import * as css from './second-factor.css.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

export interface DialogFormProps {
  readonly form: FormState;
  readonly title: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with buttons to cancel and to submit. */
export function DialogForm({ form, title, submit, isDanger = false, onClose, children }: DialogFormProps) {
  const { t } = useSecondFactorWordsMessages();
  return (
    <Form form={form} aria-label={title}>
      {children}
      <div className={css.ends}>
        <Button variant="secondary" onClick={onClose}>
          {t('base.cancel')}
        </Button>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          isLoading={form.isSubmitting}
          loadingLabel={t('base.sending')}
          part="confirm"
        >
          {submit}
        </Button>
      </div>
    </Form>
  );
}
