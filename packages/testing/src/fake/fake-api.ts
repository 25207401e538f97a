import {
  API_ROOT,
  type CallOutput,
  type Contract,
  contract,
  type OperationName,
  routes,
} from '@foyer/contract';
import type { Endpoint } from '@foyer/core';
import { safeParse } from 'valibot';

/** What operations answer. Each value is checked against the contract, so that a fake cannot say what no server says. */
export type FakeAnswers = {
  readonly [N in keyof Contract]?: CallOutput<Endpoint<N & OperationName>>;
};
/** How the API behaves: as given, never answering, or failing with a code. */
export type FakeBehaviour = 'answer' | 'hang' | { readonly status: number; readonly code: string };

export interface FakeApi {
  readonly fetch: typeof globalThis.fetch;
  /** Operations asked, in order. */
  readonly calls: OperationName[];
  /** Changes how operations behave from now on; all that are not named answer. */
  behave(behaviour: Partial<Record<OperationName, FakeBehaviour>>): void;
  /** Adds or replaces answers. */
  answer(answers: FakeAnswers): void;
  /** The same without looking into the contract: a newer server has values that ours does not know. */
  answerUnchecked(answers: FakeAnswers): void;
}

const matchers = Object.entries(routes)
  .map(([name, [method, path]]) => ({
    name: name as OperationName,
    method,
    slots: path.split('{').length - 1,
    pattern: new RegExp(`^${API_ROOT}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((a, b) => a.slots - b.slots);

function operationOf(method: string, pathname: string): OperationName {
  const found = matchers.find((entry) => entry.method === method && entry.pattern.test(pathname));
  if (found === undefined) throw new Error(`The contract has no ${method} ${pathname}.`);
  return found.name;
}

function problem(status: number, code: string): Response {
  const body = { type: 'about:blank', title: code, status, code, requestId: 'req-test' };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** A download as the server sends it; a file without a name is sent without one. */
async function fileAnswer(file: Blob): Promise<Response> {
  const name =
    file instanceof File && file.name !== '' ? `; filename*=UTF-8''${encodeURIComponent(file.name)}` : '';
  const headers = { 'content-type': file.type, 'content-disposition': `attachment${name}` };
  return new Response(await file.arrayBuffer(), { headers });
}

function checked(name: OperationName, value: unknown): unknown {
  const { response } = contract[name as keyof Contract];
  if (!('~standard' in response)) return value;
  const parsed = safeParse(response, value);
  if (!parsed.success)
    throw new Error(`The answer of ${name} breaks the contract: ${parsed.issues[0].message}`);
  return value;
}

/** A `fetch` that answers from a table; what is not in it answers 501 as the reference server would. */
export function createFakeApi(answers: FakeAnswers): FakeApi {
  const table = new Map<OperationName, unknown>();
  const add = (more: FakeAnswers) => {
    for (const [name, value] of Object.entries(more)) {
      table.set(name as OperationName, checked(name as OperationName, value));
    }
  };
  let behaviours: Partial<Record<OperationName, FakeBehaviour>> = {};
  const calls: OperationName[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), globalThis.location.origin);
    const name = operationOf(init?.method ?? request?.method ?? 'GET', url.pathname);
    calls.push(name);
    const behaviour = behaviours[name] ?? 'answer';
    if (behaviour === 'hang') return new Promise<Response>(() => {});
    if (typeof behaviour === 'object') return problem(behaviour.status, behaviour.code);
    if (!table.has(name)) return problem(501, 'not_available_yet');
    const value = table.get(name);
    if (value instanceof Blob) return fileAnswer(value);
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  };
  add(answers);
  return {
    fetch: fetch as typeof globalThis.fetch,
    calls,
    behave: (next) => {
      behaviours = next;
    },
    answer: add,
    answerUnchecked: (more) => {
      for (const [name, value] of Object.entries(more)) table.set(name as OperationName, value);
    },
  };
}
