import { AcceptDialog } from './accept-dialog.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import type { AnswerProps } from './use-answer-form.ts';

/** Asks for confirmation before an answer is sent. */
export function QuotationAnswer(props: AnswerProps) {
  const { answer } = props;
  // Each answer has a form and a draft of its own.
  if (answer === 'accept') return <AcceptDialog key={answer} {...props} />;
  return <CommentDialog key={answer} {...props} answer={answer} />;
}
