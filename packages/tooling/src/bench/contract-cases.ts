import {
  contract,
  type Endpoint,
  findParams,
  type OperationName,
  type ReadName,
  routes,
} from '@foyer/contract';
import type { ScaleServer } from '@foyer/testing/server';

/** One call to measure. */
export interface BenchCase {
  readonly title: string;
  readonly token: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
}

/** The values of a query's field that can be counted: its choices, or true and false. */
function choicesOf({ type, options = [], wrapped, item }: Shape): readonly string[] {
  if (type === 'picklist') return options.filter((option) => typeof option === 'string');
  if (type === 'boolean') return ['true', 'false'];
  if (wrapped) return choicesOf(wrapped);
  if (item) return choicesOf(item);
  return type === 'union' ? choicesOf(options[0] as Shape) : [];
}

/** A read's queries: none, a long page, and every sort and countable filter, one at a time. */
export function queriesOf({ query }: Endpoint): readonly string[] {
  const { limit, ...entries } = (query as Shape | undefined)?.entries ?? {};
  const single = Object.entries(entries)
    // the parameter marks entries as read, so that the call changes data
    .filter(([name]) => name !== 'markRead')
    .flatMap(([name, schema]) => choicesOf(schema).map((value) => `${name}=${value}`));
  return ['', ...(limit ? ['limit=100'] : []), ...single];
}

const reads = (Object.keys(routes) as OperationName[]).filter((name) => /^(list|get)[A-Z]/.test(name));

/**
 * One case for each implemented read of the contract that answers this caller, with each of its queries. New lists are
 * included automatically.
 */
export async function contractCases(server: ScaleServer, token: string): Promise<BenchCase[]> {
  const ask = async (name: ReadName, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const answer = await server.call(routes[name][0], filled(name, params), token);
    return answer.ok ? answer.json() : null;
  };
  const cases: BenchCase[] = [];
  for (const name of reads) {
    const endpoint: Endpoint = contract[name];
    const found = await findParams(endpoint.idFrom, ask, (source) => routes[source][1]);
    if ('missing' in found || endpoint.response.kind !== 'schema') continue;
    const path = filled(name, found.params);
    const method = routes[name][0] as BenchCase['method'];
    const first = await server.call(method, path, token);
    if (!first.ok) continue;
    await first.body?.cancel();
    cases.push(
      ...queriesOf(endpoint).map((query) => {
        const whole = query === '' ? path : `${path}?${query}`;
        return { title: whole, token, method, path: whole };
      }),
    );
  }
  return cases;
}

const filled = (name: OperationName, params: Readonly<Record<string, string>>) =>
  routes[name][1].replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
