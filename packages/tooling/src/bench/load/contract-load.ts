import { contract, type Endpoint, findParams, type OperationName, routes } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import type { Client } from './open-client.ts';
import type { LoadCase } from './run-load.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const names = Object.keys(routes) as OperationName[];
const isRead = (name: OperationName) => /^(list|get)[A-Z]/.test(name);
const filled = (name: OperationName, params: Readonly<Record<string, string>>) =>
  routes[name][1].replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/** Ends a sign-in, or takes somebody's place among the crowd: measured once, there is nobody left to measure with. */
const endsSomething: readonly OperationName[] = [
  ...(['authorizeCompany', 'toggleUser', 'acceptUser', 'endDevice', 'endOtherDevices'] as const),
  ...(['updatePortalIdentity', 'authorizeTool'] as const),
];

/** Where a client finds an operation, by an id of its own; null where nothing leads there. */
async function pathOf(name: OperationName, token: string, client: Client): Promise<string | null> {
  const found = await findParams(
    endpoints[name]?.idFrom,
    async (source, params) => {
      const { status, body } = await client.call(routes[source][0], filled(source, params), token);
      return status === 200 ? JSON.parse(body) : null;
    },
    (source) => routes[source][1],
  );
  return 'missing' in found ? null : filled(name, found.params);
}

/** What the contract gives to measure, and what of it does not answer this crowd, with the status. */
interface ContractLoad {
  readonly cases: readonly LoadCase[];
  readonly left: readonly string[];
}

/** Every read of the contract, and every effect whose example can be sent again and again. */
export async function contractLoad(tokens: readonly string[], client: Client): Promise<ContractLoad> {
  const cases: LoadCase[] = [];
  const left: string[] = [];
  for (const name of names) {
    const { access, effect, response } = endpoints[name] ?? {};
    const [method, , bodyKind] = routes[name];
    const isMeasured = isRead(name)
      ? response?.kind === 'schema'
      : effect !== 'read' && bodyKind !== 'multipart';
    if (access === 'public' || !isMeasured || endsSomething.includes(name)) continue;
    const body = isRead(name) ? undefined : bodyOf(name);
    const paths: (string | null)[] = [];
    for (const token of tokens) paths.push(await pathOf(name, token, client));
    const [path] = paths;
    const [token = ''] = tokens;
    const first = path ? (await client.call(method, path, token, body)).status : 404;
    const again = path && first < 300 ? (await client.call(method, path, token, body)).status : first;
    if (again >= 300) left.push(`${name} ${again}`);
    else
      cases.push({
        title: `${name}: ${method} ${routes[name][1]}`,
        once: async (one, { client: at }) =>
          (await one.call(method, paths[at] ?? path ?? '', tokens[at] ?? '', body)).status,
      });
  }
  return { cases, left };
}

function bodyOf(name: OperationName): unknown {
  const { request } = examples[name] as { readonly request?: { readonly body?: unknown } };
  return request?.body;
}
