import { API_ROOT, contract, type OperationName, routes } from '@foyer/contract';
import type { Endpoint } from '@foyer/contract/endpoint';
import { examples } from '@foyer/contract/examples';
import type { ReadName } from '@foyer/contract/routes';

/** Number of entries kept per list, and of entries with details. */
const kept = 12;
const detailed = 6;
const password = 'Foyer-Demo-2026';
/** Accounts that make the calls: the manager, and support for reads that only support may see. */
const people = ['manager@nordwind.example', 'support@service.example'] as const;

/** Recorded answers of a read: the answer itself or, for a path with ids, one answer for each id. */
export interface Recorded {
  readonly answer?: unknown;
  /** Answers by the ids of the path, joined by `/`. */
  readonly byId?: Readonly<Record<string, unknown>>;
}

type Ask = (name: OperationName, params: Readonly<Record<string, string>>) => Promise<unknown>;

/** Signs in; the returned function calls a read, and returns null if the server refuses or answers with a file. */
async function askAs(api: string, username: string, locale: string): Promise<Ask> {
  const call = (path: string, init: RequestInit) => fetch(`${api}${API_ROOT}${path}`, init);
  const headers = { 'content-type': 'application/json', 'accept-language': locale.replace('_', '-') };
  const body = JSON.stringify({ username, password });
  const { tokens } = await (await call('/security/login', { method: 'POST', headers, body })).json();
  const authorization = `Bearer ${tokens[0].token}`;
  return async (name, params) => {
    const [method, template] = routes[name];
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const queries = [`?locale=${locale}&limit=${kept}`, `?locale=${locale}`, ''];
    for (const query of queries) {
      const answer = await call(path + query, { method, headers: { ...headers, authorization } });
      if (answer.ok) return answer.headers.get('content-type')?.includes('json') ? answer.json() : null;
      if (answer.status !== 422 && answer.status !== 400) return null;
    }
    return null;
  };
}

/** The strings at the end of a path of keys, through arrays. */
function valuesAt(value: unknown, [key, ...way]: readonly string[]): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => valuesAt(one, key === undefined ? [] : [key, ...way]));
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  return value !== null && typeof value === 'object'
    ? valuesAt((value as Record<string, unknown>)[key], way)
    : [];
}

/** Records the demo's answers to all reads of the contract in this language; omits reads that it does not answer. */
export async function recordAnswers(api: string, locale: string): Promise<Map<ReadName, Recorded>> {
  const asks = await Promise.all(people.map((person) => askAs(api, person, locale)));
  const all = new Map<ReadName, Recorded>();
  const ask = async (name: OperationName, params: Record<string, string>) => {
    for (const each of asks) {
      const value = await each(name, params);
      if (value !== null) return value;
    }
    return null;
  };
  async function idsOf(source: string, limit: number): Promise<string[]> {
    const [read = '', ...way] = source.split('.');
    const known = await recordOf(read as ReadName);
    const values = [known?.answer, ...Object.values(known?.byId ?? {})];
    return [...new Set(values.flatMap((one) => valuesAt(one, way.length > 0 ? way : ['items', 'id'])))].slice(
      0,
      limit,
    );
  }
  async function recordOf(name: ReadName): Promise<Recorded | undefined> {
    const known = all.get(name);
    if (known || !('answer' in examples[name])) return known;
    const [source, ...more] = Object.entries((contract[name] as Endpoint).idFrom ?? {});
    if (!source) {
      const answer = await ask(name, {});
      if (answer !== null) all.set(name, { answer });
      return all.get(name);
    }
    if (more.length > 0 || source[1] === 'mail') return undefined;
    const byId: Record<string, unknown> = {};
    for (const id of await idsOf(source[1], detailed)) {
      const answer = await ask(name, { [source[0]]: id });
      if (answer !== null) byId[id] = answer;
    }
    all.set(name, { byId });
    return all.get(name);
  }
  for (const name of Object.keys(routes) as OperationName[])
    if (/^(list|get)/.test(name)) await recordOf(name as ReadName);
  return all;
}
