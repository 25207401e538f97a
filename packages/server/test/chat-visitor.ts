import type { ChatAnswer } from '@foyer/contract/chat/chat.schema';
import type { DemoVisitor, Problem } from './demo-portal.ts';

/** What a question answers, asked where it may be. */
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

/** A question with its answer, as a ticket takes it. */
export const turnOf = (question: string, { text, sources, receipt }: ChatAnswer) => ({
  ...{ question, answer: text, receipt },
  sources: sources.map(({ title }) => title),
});
