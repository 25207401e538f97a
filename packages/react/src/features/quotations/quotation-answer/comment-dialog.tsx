import { Button } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { Form } from '../../../form/form.tsx';
import type { Answer } from '../quotation/answer.ts';
import { AnswerButtons } from './answer-buttons.view.tsx';
import { Changes } from './changes.view.tsx';
import { useQuotationAnswerMessages } from './quotation-answer.messages.ts';
import { type AnswerProps, useAnswerForm } from './use-answer-form.ts';

export interface CommentDialogProps extends AnswerProps {
  readonly answer: Exclude<Answer, 'accept'>;
}

const isEnd: ReadonlySet<Answer> = new Set(['decline', 'cancel']);

/** Negotiates, declines, withdraws or renews a quotation, with a comment. */
export function CommentDialog(props: CommentDialogProps) {
  const { answer, onClose } = props;
  const { t } = useQuotationAnswerMessages();
  const { form, seen, changes, isPossible } = useAnswerForm(props);
  const isRequired = answer === 'negotiate';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`quotations.quotation-answer.${answer}.title`, { number: seen.number })}
      closeLabel={t('base.close')}
      actions={
        <AnswerButtons {...props} quotation={seen}>
          {isPossible && (
            <Button
              variant={isEnd.has(answer) ? 'danger' : 'primary'}
              isLoading={form.isSubmitting}
              loadingLabel={t('base.sending')}
              onClick={form.requestSubmit}
              part="send"
            >
              {t(`quotations.quotation-answer.${answer}.send`)}
            </Button>
          )}
        </AnswerButtons>
      }
    >
      <p>{t(`quotations.quotation-answer.${answer}.text`)}</p>
      <Form
        form={form}
        aria-label={t(`quotations.quotation-answer.${answer}.title`, { number: seen.number })}
      >
        <Changes changes={changes} />
        <TextArea
          name="comment"
          rows={4}
          required={isRequired}
          label={t(`quotations.quotation-answer.${answer}.comment`)}
          labelEnd={isRequired ? undefined : t('base.optional')}
          error={form.error('comment')}
        />
      </Form>
    </Dialog>
  );
}
