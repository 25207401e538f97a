import { API_ROOT } from '@foyer/contract/api-root';
import { fileAnswer, problemAnswer, type RequestedCall, requestedCall } from '@foyer/contract/requested-call';
import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import { announceMock } from './announce-mock.ts';
import { createAnswers } from './answers.ts';
import { always, createMemory, isReadName } from './memory.ts';
import type { MockScenario } from './mock-scenario.ts';
import { sampleFile } from './sample-file.ts';
import { answerSession, isAboutSession } from './session-answers.ts';

/** Duration of each response of `slow`, in milliseconds. */
const slowness = 2000;

/** Waits, unless the call is cancelled in the meantime. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Creates a `fetch` without a server (decision 0427). Its data last as long as the page. */
export function createMock(scenario: MockScenario | 'data'): typeof globalThis.fetch {
  const memory = createMemory(scenario);
  const answer = createAnswers(memory);
  let count = 0;
  announceMock(scenario);
  async function answered(call: RequestedCall, requestId: string): Promise<Response> {
    const { name } = call;
    if (scenario === 'slow') await wait(slowness, call.signal);
    if (isAboutSession(name)) return answerSession(memory, call);
    if (scenario === 'error' && !always.has(name)) return problemAnswer(500, 'internal_error', { requestId });
    if (memory.story.answers[name].kind === 'binary') return fileAnswer(sampleFile(name));
    const value = answer(call);
    if (value !== undefined) return Response.json(value);
    return isReadName(name)
      ? problemAnswer(404, 'not_found', { requestId })
      : new Response(null, { status: 204 });
  }
  return async (input, init) => {
    // an event stream needs a server
    if (String(input).includes(API_ROOT + ticketEventsPath)) return problemAnswer(404, 'not_found');
    const requestId = `mock-${++count}`;
    const response = await answered(requestedCall(input, init), requestId);
    response.headers.set('x-request-id', requestId);
    return response;
  };
}
