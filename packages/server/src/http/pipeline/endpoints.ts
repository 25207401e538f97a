import {
  API_ROOT,
  commonErrors,
  contract,
  type Endpoint,
  type OperationName,
  permissions,
  type Route,
  routes,
} from '@foyer/contract';
import type { HandlerContext } from '../../features/handler.ts';
import { handlers, ownTransaction, planned } from '../../features/index.ts';

/** A handler without its operation's types, which the HTTP layer calls after all checks. */
export type AnyHandler = (context: HandlerContext<OperationName>) => Promise<unknown>;

/** An operation with its route and handler. */
export interface BoundEndpoint {
  readonly name: OperationName;
  readonly method: Route[0];
  /** `/api/portal/order/:id`. */
  readonly pattern: string;
  readonly bodyKind: Route[2];
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly ownTransaction: boolean;
  /** Whether its handler returns an `Effect`. */
  readonly isPlanned: boolean;
}

const endpoints: Readonly<Record<string, Endpoint | undefined>> = contract;
const handlersByName: Readonly<Record<string, unknown>> = handlers;

/** Returns all operations. Throws when one has no access rule, so that nothing is public by accident. */
export function bindEndpoints(): readonly BoundEndpoint[] {
  const names = Object.keys(routes) as OperationName[];
  // fixed paths come before those with a parameter in the same place
  return names.map(bind).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const sortKey = ({ pattern }: BoundEndpoint): string => pattern.replaceAll(/:[^/]+/g, '~');

function bind(name: OperationName): BoundEndpoint {
  const [method, path, bodyKind] = routes[name];
  const endpoint = endpoints[name];
  if (!endpoint)
    throw new Error(
      `The contract has no entry for ${name}: without an access rule the server does not start.`,
    );
  if (endpoint.access !== 'public' && !(endpoint.access in permissions))
    throw new Error(`${name} names the permission "${String(endpoint.access)}", which does not exist.`);
  const handler = handlersByName[name];
  if (typeof handler !== 'function') throw new Error(`${name} has no handler.`);
  return {
    name,
    method,
    pattern: API_ROOT + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyKind,
    endpoint,
    handler: handler as AnyHandler,
    ownTransaction: ownTransaction.includes(name),
    isPlanned: planned.includes(name),
  };
}

/** Returns the status of an endpoint's code. */
export function statusOf(endpoint: Endpoint, code: string): number {
  return endpoint.errors?.[code] ?? (commonErrors as Record<string, number>)[code] ?? 500;
}
