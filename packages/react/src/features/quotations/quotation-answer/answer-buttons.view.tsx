import { Button } from '@foyer/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useQuotationAnswerMessages } from './quotation-answer.messages.ts';
import type { AnswerProps } from './use-answer-form.ts';

export interface AnswerButtonsProps
  extends Pick<AnswerProps, 'answer' | 'quotation' | 'onAnswer' | 'onClose'> {
  /** The submit button. */
  readonly children: ReactNode;
}

/** The buttons of a dialog: close, an alternative where the answer is no longer possible, and submit. */
export function AnswerButtons({ answer, quotation, onAnswer, onClose, children }: AnswerButtonsProps) {
  const { t } = useQuotationAnswerMessages();
  const { allowedActions } = quotation;
  const isOver = !allowedActions.includes(answer);
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t(isOver ? 'base.close' : 'base.cancel')}
      </Button>
      {isOver && allowedActions.includes('renew') && (
        <Button onClick={() => onAnswer('renew')} part="renew-instead">
          {t('quotations.quotation-answer.renew-instead')}
        </Button>
      )}
      {children}
    </>
  );
}
