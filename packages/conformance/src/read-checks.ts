import {
  type BinaryResponse,
  type FoundParams,
  findParams,
  type IdSource,
  type OperationName,
  readSource,
  routes,
} from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { fallbackLocale } from '@foyer/contract/languages';
import * as v from 'valibot';
import type { Answer, CallOptions, Client } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { describe, endpointOf, expectProblem, judgeDeclared, judgeRequestId } from './verdicts.ts';

/** Path parameters that no read gives, by operation, such as the token of an invitation. */
export type KnownParams = { readonly [N in OperationName]?: Readonly<Record<string, string>> };

/** Returns the response of a read; each is requested once. */
type Asked = (name: OperationName, params?: Readonly<Record<string, string>>) => Promise<Answer>;

const pathOf = (name: OperationName) => routes[name][1];

/** Checks that every read returns what its contract declares, that lists refuse faulty queries, and that unknown objects are not found. */
export async function checkReads(
  client: Client,
  { check }: Reporter,
  token: string | null,
  known: KnownParams = {},
): Promise<void> {
  const auth = token === null ? {} : { token };
  const asked = rememberAnswers(client, auth);
  for (const name of readsInOrder()) {
    const { access, params, query } = endpointOf(name);
    const guarded = async (run: () => Promise<Verdict>): Promise<Verdict> =>
      access !== 'public' && token === null ? { skip: 'no session' } : run();

    await check(`${name} answers as declared`, () =>
      guarded(async () => {
        const found = await paramsOf(name, asked, known);
        if ('missing' in found) return whyMissing(name, found.missing, client, auth, asked);
        return judgeRead(name, await asked(name, found.params));
      }),
    );
    if (params) {
      await check(`${name} answers 404 for an unknown id`, () =>
        guarded(async () => {
          const answer = await client.call(name, auth);
          return answer.status === 404 ? expectProblem(answer, 'not_found') : refused(name, answer);
        }),
      );
    }
    if (query && 'entries' in query && 'limit' in (query.entries as object)) {
      await check(`${name} refuses limit=0 with 422`, () =>
        guarded(async () => {
          const answer = await client.call(name, { ...auth, query: { limit: '0' } });
          return answer.status === 422 ? expectProblem(answer, 'validation_failed') : refused(name, answer);
        }),
      );
    }
  }
}

function rememberAnswers(client: Client, auth: CallOptions): Asked {
  const answers = new Map<string, Promise<Answer>>();
  const asked: Asked = (name, params = {}) => {
    const key = `${name} ${JSON.stringify(params)}`;
    const answer = answers.get(key) ?? ask(name, params);
    answers.set(key, answer);
    return answer;
  };
  const ask = async (name: OperationName, params: Readonly<Record<string, string>>) =>
    client.call(name, { ...auth, params, query: await queryOf(name, asked), ...bodyOf(name) });
  return asked;
}

/** Returns the body of a read that has one: the contract's example. */
function bodyOf(name: OperationName): CallOptions {
  const { request } = examples[name] as { readonly request?: { readonly body?: unknown } };
  return routes[name][2] === 'json' ? { text: JSON.stringify(request?.body ?? {}) } : {};
}

/** Returns parameters for a read's path: the given ones, otherwise ids from the reads that its contract names. */
async function paramsOf(name: OperationName, asked: Asked, known: KnownParams): Promise<FoundParams> {
  const given = known[name];
  if (given) return { params: given };
  const ask = async (source: OperationName, params: Readonly<Record<string, string>>) => {
    const answer = await asked(source, params);
    return answer.status === 200 ? answer.json : null;
  };
  return findParams(endpointOf(name).idFrom, ask, pathOf);
}

/** Returns why a read could not be checked: it is not offered, its source is not, or there is no such object. */
async function whyMissing(
  name: OperationName,
  source: IdSource,
  client: Client,
  auth: CallOptions,
  asked: Asked,
): Promise<Verdict> {
  const own = await client.call(name, auth);
  if (own.status === 501) return judgeDeclared(name, own);
  if (source === 'mail') return { skip: 'needs a token from a mail, which was not given' };
  const { name: list } = readSource(source);
  const hasParams = pathOf(list).includes('{');
  const answer = hasParams ? null : await asked(list);
  if (answer === null || answer.status === 200) return { skip: `no entry from ${list}` };
  const verdict = judgeDeclared(list, answer);
  if (typeof verdict === 'string') return `${list}: ${verdict}`;
  return { skip: `${list}: ${verdict?.skip ?? `answers ${answer.status}`}` };
}

/** Returns all reads, those without parameters first, because they give the ids for the others. */
function readsInOrder(): OperationName[] {
  const reads = (Object.keys(routes) as OperationName[]).filter((name) => {
    const { effect, response } = endpointOf(name);
    return (effect === 'read' || routes[name][0] === 'GET') && response.kind !== 'empty';
  });
  const rank = (name: OperationName) => (name === 'listLocales' ? 0 : endpointOf(name).params ? 2 : 1);
  return reads.sort((one, other) => rank(one) - rank(other));
}

async function queryOf(name: OperationName, asked: Asked): Promise<Record<string, string>> {
  if (name !== 'getTranslations') return {};
  const locales = v.safeParse(v.array(v.string()), (await asked('listLocales')).json);
  return { locale: (locales.success && locales.output[0]) || fallbackLocale };
}

function judgeRead(name: OperationName, answer: Answer): Verdict {
  if (answer.status !== 200) {
    const hasParams = endpointOf(name).params !== undefined;
    const isMissing = hasParams && answer.status === 404 && expectProblem(answer, 'not_found') === null;
    return isMissing ? 'answers 404 for a listed id' : judgeDeclared(name, answer);
  }
  const fault = judgeRequestId(answer);
  if (fault) return fault;
  const { response } = endpointOf(name);
  if (response.kind === 'binary') return judgeFile(response, answer);
  if (response.kind === 'empty') return `status 200, wanted ${response.status}`;
  if (answer.mediaType !== 'application/json') return `is "${answer.mediaType}", not application/json`;
  const parsed = v.safeParse(response, answer.json);
  return parsed.success ? null : describe(parsed.issues);
}

function judgeFile(response: BinaryResponse, answer: Answer): Verdict {
  if (!response.types.includes(answer.mediaType)) return `is "${answer.mediaType}"`;
  const disposition = answer.headers.get('content-disposition') ?? '';
  return /^attachment\b.*\bfilename/i.test(disposition) ? null : `Content-Disposition is "${disposition}"`;
}

function refused(name: OperationName, answer: Answer): Verdict {
  if (answer.status < 400) return `accepted with ${answer.status}`;
  if (answer.status === 403 || answer.status === 501) return judgeDeclared(name, answer);
  return `unexpected ${answer.status}`;
}
