import { contract, type Endpoint, findParams, type OperationName, routes } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { formBody } from './form-body.ts';
import type { Client } from './open-client.ts';
import type { LoadCase } from './run-load.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const names = Object.keys(routes) as OperationName[];
const filled = (name: OperationName, params: Readonly<Record<string, string>>) =>
  routes[name][1].replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/** Operations that end a session or block an account of the crowd: after one call, no account would be left to measure with. */
export const endsSomething: readonly OperationName[] = [
  ...(['authorizeCompany', 'toggleUser', 'acceptUser', 'endDevice', 'endOtherDevices'] as const),
  ...(['updatePortalIdentity', 'authorizeTool', 'logout'] as const),
];

/** Whether a read answers with a file or a redirect: documents are created for one reader, and archives are in the bench without `--clients`. */
const isFile = ({ effect, response }: Endpoint): boolean =>
  effect === 'read' && 'kind' in response && response.kind !== 'schema';

/** Measured operations: all lists, details and effects that are not excluded above, so that new operations are included automatically. */
const measured: readonly OperationName[] = names.filter(
  (name) => !endsSomething.includes(name) && !isFile(endpoints[name] as Endpoint),
);

/** The path of an operation for a client, with ids of that client; null if an id is missing. */
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

/** Cases to measure from the contract, and the operations that fail for this crowd, with their status. */
interface ContractLoad {
  readonly cases: readonly LoadCase[];
  readonly left: readonly string[];
}

/** Creates a case for each list, detail and effect whose example can be sent repeatedly. */
export async function contractLoad(tokens: readonly string[], client: Client): Promise<ContractLoad> {
  const cases: LoadCase[] = [];
  const left: string[] = [];
  const [token = ''] = tokens;
  for (const name of measured) {
    const method = routes[name][0];
    const { query, body } = await requestOf(name);
    const paths: (string | null)[] = [];
    for (const one of tokens) paths.push(await pathOf(name, one, client));
    const [path] = paths;
    const ask = async () => (path ? (await client.call(method, path + query, token, body)).status : 404);
    const first = await ask();
    const again = first < 300 ? await ask() : first;
    if (again >= 300) left.push(`${name} ${again}`);
    else
      cases.push({
        title: `${name}: ${method} ${routes[name][1]}`,
        once: async (one, { client: at }) =>
          (await one.call(method, (paths[at] ?? path ?? '') + query, tokens[at] ?? '', body)).status,
      });
  }
  return { cases, left };
}

/** The request of the contract's example, in the form that the client sends. */
async function requestOf(name: OperationName): Promise<{ readonly query: string; readonly body: unknown }> {
  const { request } = examples[name] as {
    readonly request?: { readonly body?: unknown; readonly query?: Readonly<Record<string, unknown>> };
  };
  const asked = Object.entries(request?.query ?? {}).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  );
  const isForm = routes[name][2] === 'multipart';
  return {
    query: asked.length > 0 ? `?${new URLSearchParams(asked)}` : '',
    body: isForm ? await formBody(request?.body, endpoints[name]?.files) : request?.body,
  };
}
