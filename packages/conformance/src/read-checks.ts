import { type BinaryResponse, type OperationName, routes } from '@foyer/contract';
import * as v from 'valibot';
import type { Answer, Client } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { describe, endpointOf, expectProblem, judgeDeclared, judgeRequestId } from './verdicts.ts';

/** Where an endpoint's identifiers come from: a list's first entry, or another single object. */
const sources: { readonly [N in OperationName]?: (found: Found) => Record<string, string> | null } = {
  getArticle: (found) => idOf(found, 'listArticles'),
  downloadArticleDocument: (found) => {
    const article = v.safeParse(
      v.object({ id: v.string(), documents: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) }),
      found.get('getArticle'),
    );
    return article.success ? { id: article.output.id, docId: article.output.documents[0].id } : null;
  },
  getInvoice: (found) => idOf(found, 'listInvoices'),
  downloadInvoice: (found) => idOf(found, 'listInvoices'),
  getOrder: (found) => idOf(found, 'listOrders'),
  getOrderInvoice: (found) => idOf(found, 'listOrders'),
  listOrderShipments: (found) => idOf(found, 'listOrders'),
  getQuotation: (found) => idOf(found, 'listQuotations'),
  downloadQuotation: (found) => idOf(found, 'listQuotations'),
  getShipment: (found) => idOf(found, 'listShipments'),
  downloadDeliveryNote: (found) => idOf(found, 'listShipments'),
  getTicket: (found) => idOf(found, 'listTickets'),
  listTicketComments: (found) => idOf(found, 'listTickets'),
  listTicketFiles: (found) => idOf(found, 'listTickets'),
  getUser: (found) => idOf(found, 'listUsers', 'userId'),
};

type Found = ReadonlyMap<OperationName, unknown>;

function idOf(found: Found, list: OperationName, field = 'id'): Record<string, string> | null {
  const schema = v.object({ items: v.tupleWithRest([v.object({ [field]: v.string() })], v.unknown()) });
  const parsed = v.safeParse(schema, found.get(list));
  const id = parsed.success ? parsed.output.items[0][field] : undefined;
  return id === undefined ? null : { id };
}

/** Every read answers what it declares, lists refuse faulty queries, and nobody's objects are not found. */
export async function checkReads(client: Client, { check }: Reporter, token: string | null): Promise<void> {
  const found = new Map<OperationName, unknown>();
  for (const name of readsInOrder()) {
    const { access, params, query } = endpointOf(name);
    const auth = token === null ? {} : { token };
    const guarded = async (run: () => Promise<Verdict>): Promise<Verdict> =>
      access !== 'public' && token === null ? { skip: 'no session' } : run();

    await check(`${name} answers what it declares`, () =>
      guarded(async () => {
        const ids = params ? (sources[name]?.(found) ?? null) : {};
        if (ids === null) return { skip: 'nothing there to read' };
        const answer = await client.call(name, { ...auth, params: ids, query: queryOf(name, found) });
        found.set(name, answer.json);
        return judgeRead(name, answer);
      }),
    );
    if (params) {
      await check(`${name} answers 404 for what is not there`, () =>
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

/** Reads without parameters first: they are where the others' identifiers come from. */
function readsInOrder(): OperationName[] {
  const reads = (Object.keys(routes) as OperationName[]).filter((name) => {
    const { effect, response } = endpointOf(name);
    return (effect === 'read' || routes[name][0] === 'GET') && response.kind !== 'empty';
  });
  const rank = (name: OperationName) => (name === 'listLocales' ? 0 : endpointOf(name).params ? 2 : 1);
  return reads.sort((one, other) => rank(one) - rank(other));
}

function queryOf(name: OperationName, found: Found): Record<string, string> {
  if (name !== 'getTranslations') return {};
  const locales = v.safeParse(v.array(v.string()), found.get('listLocales'));
  return { locale: (locales.success && locales.output[0]) || 'de_DE' };
}

function judgeRead(name: OperationName, answer: Answer): Verdict {
  if (answer.status !== 200) {
    const isMissing = answer.status === 404 && expectProblem(answer, 'not_found') === null;
    return isMissing ? 'answers 404 for what was listed' : judgeDeclared(name, answer);
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
