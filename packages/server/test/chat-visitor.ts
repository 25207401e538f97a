import type { ChatAnswer } from '@foyer/contract/chat/chat.schema';
import type { DemoVisitor, Problem } from './demo-portal.ts';

/** Returns the answer to a question; throws where the question is refused. */
export async function answerTo(
  visitor: DemoVisitor,
  question: string,
  locale = 'de_DE',
): Promise<ChatAnswer> {
  const { status, body } = await visitor.post<ChatAnswer & Problem>(`/chat/question?locale=${locale}`, {
    question,
  });
  if (status !== 200) throw new Error(`“${question.slice(0, 40)}”: ${status} ${body.code}`);
  return body;
}

/** Returns a question with its answer, as a ticket accepts it. */
export const turnOf = (question: string, { text, sources, receipt }: ChatAnswer) => ({
  question,
  answer: text,
  receipt,
  sources: sources.map(({ title }) => title),
});
