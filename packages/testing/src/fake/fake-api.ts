import { API_ROOT, type CallOutput, type Contract, contract, type OperationName } from '@foyer/contract';
import { fileAnswer, problemAnswer, type RequestedCall, requestedCall } from '@foyer/contract/requested-call';
import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import type { Endpoint } from '@foyer/core';
import { safeParse } from 'valibot';

/** Responses of operations. Each value is checked against the contract, so that a fake cannot return what no server returns. */
export type FakeAnswers = {
  readonly [N in keyof Contract]?: CallOutput<Endpoint<N & OperationName>>;
};
/** Behaviour of an operation: it answers, never responds, or fails with a code. */
export type FakeBehaviour =
  | 'answer'
  | 'hang'
  | { readonly status: number; readonly code: string; readonly errors?: readonly object[] };

/** A call as the fake API received it. */
export type FakeCall = RequestedCall;

export interface FakeApi {
  readonly fetch: typeof globalThis.fetch;
  /** Operations that were called, in order. */
  readonly calls: OperationName[];
  /** Returns the calls of one operation, in order. */
  callsOf(name: OperationName): readonly FakeCall[];
  /** Changes the behaviour of operations from now on; all operations that are not named answer. */
  behave(behaviour: Partial<Record<OperationName, FakeBehaviour>>): void;
  /** Adds or replaces responses. */
  answer(answers: FakeAnswers): void;
  /** Computes the response of one operation from the call, when the promise resolves; a `Response` is sent unchanged. */
  respond(name: OperationName, answer: (call: FakeCall) => unknown): void;
  /** The same without the check against the contract, for values of a newer server that this contract does not have. */
  answerUnchecked(answers: FakeAnswers): void;
}

/** Resolves with a response, or rejects when the signal is aborted. */
function untilAborted(signal: AbortSignal, answer: unknown): Promise<unknown> {
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  aborted.catch(() => undefined);
  return Promise.race([answer, aborted]);
}

/** Returns an error response as the server sends it. */
export const problem = (status: number, code: string, more: object = {}): Response =>
  problemAnswer(status, code, { requestId: 'req-test', ...more });

function checked(name: OperationName, value: unknown): unknown {
  const { response } = contract[name as keyof Contract];
  if (!('~standard' in response)) return value;
  const parsed = safeParse(response, value);
  if (!parsed.success)
    throw new Error(`The answer of ${name} breaks the contract: ${parsed.issues[0].message}`);
  return value;
}

/** Creates a `fetch` that answers from a table; operations without an entry answer 501, like the reference server. */
export function createFakeApi(answers: FakeAnswers): FakeApi {
  const table = new Map<OperationName, unknown>();
  const add = (more: FakeAnswers) => {
    for (const [name, value] of Object.entries(more)) {
      table.set(name as OperationName, checked(name as OperationName, value));
    }
  };
  let behaviours: Partial<Record<OperationName, FakeBehaviour>> = {};
  const calls: OperationName[] = [];
  const seen: FakeCall[] = [];
  const responders = new Map<OperationName, (call: FakeCall) => unknown>();
  const note = (input: RequestInfo | URL, init?: RequestInit): FakeCall => {
    const call = requestedCall(input, init);
    calls.push(call.name);
    seen.push(call);
    return call;
  };
  const valueFor = async (call: FakeCall): Promise<unknown> => {
    const respond = responders.get(call.name);
    if (respond === undefined) return table.get(call.name);
    const value = await untilAborted(call.signal, respond(call));
    return value instanceof Response ? value : checked(call.name, value);
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    // An extension that this server does not have.
    if (String(input).includes(API_ROOT + ticketEventsPath)) return problem(404, 'not_found');
    const call = note(input, init);
    const { name } = call;
    const behaviour = behaviours[name] ?? 'answer';
    if (behaviour === 'hang') return new Promise<Response>(() => {});
    if (typeof behaviour === 'object') {
      const { status, code, ...more } = behaviour;
      return problem(status, code, more);
    }
    if (!table.has(name) && !responders.has(name)) return problem(501, 'not_offered');
    const value = await valueFor(call);
    if (value instanceof Response) return value;
    if (value instanceof Blob) return fileAnswer(value);
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  };
  add(answers);
  return {
    fetch: fetch as typeof globalThis.fetch,
    calls,
    callsOf: (name) => seen.filter((call) => call.name === name),
    respond: (name, answer) => void responders.set(name, answer),
    behave: (next) => {
      behaviours = next;
    },
    answer: add,
    answerUnchecked: (more) => {
      for (const [name, value] of Object.entries(more)) table.set(name as OperationName, value);
    },
  };
}
