import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { chatContract } from './chat.contract.ts';

const question = 'Wo ist meine Bestellung AB-2025-004711?';
const answer = 'Bestellung AB-2025-004711: Versandt, bestellt am 20. November 2025.';
const receipt = '1764028800.q3N0Yl9rZXlfb2ZfdGhlX3NlcnZlcl9vbmx5X19fX18';

/** Examples of the chat's endpoints. */
export const chatExamples: FeatureExamples<typeof chatContract> = {
  askChat: {
    description:
      'Searches news and documents, and the caller’s orders, invoices, charging cards, requests and tickets, as far as the caller may list them. A question with a number finds only the entry with that number. Where nothing matches, `isKnown` is false and `text` says so. At most 20 questions per minute.',
    request: { query: { locale: 'de_DE' }, body: { question } },
    answer: {
      isKnown: true,
      text: answer,
      receipt,
      sources: [
        {
          kind: 'order',
          title: 'AB-2025-004711',
          detail: 'Versandt, bestellt am 20. November 2025',
          link: { route: 'order', id: 'ord-4711', query: {} },
        },
      ],
    },
  },
  createChatTicket: {
    description:
      'The questions with their answers, each with its receipt; an answer that the server did not give to the caller within the last day is refused. The last question becomes the subject.',
    request: {
      query: { locale: 'de_DE' },
      body: {
        note: 'Bitte rufen Sie mich an.',
        turns: [{ question, answer, sources: ['AB-2025-004711'], receipt }],
      },
    },
    answer: { id: 'tic-42', number: 'T-2025-000042' },
  },
};
