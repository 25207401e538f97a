import {
  API_ROOT,
  commonErrors,
  type Endpoint,
  type OperationName,
  routes,
  toFieldErrors,
} from '@foyer/contract';
import { createOpenApiDocument } from '@foyer/contract/openapi';
import { ticketEventsPath } from '@foyer/contract/tickets/ticket-events';
import * as v from 'valibot';
import { NOBODYS_ID } from '../client.ts';
import { endpointOf } from '../verdicts.ts';
import { createOauthBackend, toolUrl } from './oauth-backend.ts';
import { sampleOf } from './sample-of.ts';

const TOKEN = 'a.real.token';

/** One deliberate fault: receives the correct response and the request, and returns the faulty response, or undefined to leave it unchanged. */
export type Defect = (call: {
  readonly name: OperationName | null;
  readonly request: Request;
  readonly response: Response;
}) => Response | undefined | Promise<Response | undefined>;

let counter = 0;

/** Returns a problem in the form of the contract. */
export function problem(status: number, code: string, errors?: readonly object[]): Response {
  counter += 1;
  const requestId = `r${counter}`;
  return new Response(
    JSON.stringify({
      type: `about:${code}`,
      title: code,
      status,
      code,
      requestId,
      ...(errors ? { errors } : {}),
    }),
    { status, headers: { 'content-type': 'application/problem+json', 'x-request-id': requestId } },
  );
}

const json = (value: unknown) => Response.json(value, { headers: { 'x-request-id': 'r0' } });

/** Creates the smallest backend that conforms to the contract: it validates as declared and answers samples. */
export function createContractBackend(defect?: Defect): typeof fetch {
  const oauth = createOauthBackend(problem);
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = match(request.method, pathname);
    const response =
      pathname === `${API_ROOT}/oauth2/token`
        ? await oauth.token(request.clone() as Request)
        : await answer(request.clone() as Request, name, pathname, oauth);
    return (await defect?.({ name, request, response })) ?? response;
  };
}

function match(method: string, pathname: string): OperationName | null {
  const fits = (name: OperationName) => {
    const pattern = (API_ROOT + routes[name][1]).replaceAll(/\{\w+\}/g, '[^/]+');
    return routes[name][0] === method && new RegExp(`^${pattern}$`).test(pathname);
  };
  const names = (Object.keys(routes) as OperationName[]).filter(fits);
  // A path without parameters takes precedence: /article/tags before /article/{id}.
  return names.find((name) => !routes[name][1].includes('{')) ?? names[0] ?? null;
}

async function answer(
  request: Request,
  name: OperationName | null,
  pathname: string,
  oauth: ReturnType<typeof createOauthBackend>,
): Promise<Response> {
  // the body is read by the validation, and again from this clone
  const again = request.clone() as Request;
  if (pathname === `${API_ROOT}/openapi.json`) return json(createOpenApiDocument({ serverUrl: '/' }));
  if (pathname === API_ROOT + ticketEventsPath) return events(request);
  if (name === null) return problem(404, 'not_found');
  const { access, response } = endpointOf(name);
  if (access !== 'public' && request.headers.get('authorization') !== `Bearer ${TOKEN}`) {
    return problem(commonErrors.unauthenticated, 'unauthenticated');
  }
  const refusal = (await refuseBody(request, name)) ?? refuseQuery(request, name);
  if (refusal) return refusal;
  if (pathname.includes(NOBODYS_ID)) return problem(404, 'not_found');
  if (name === 'beginPasskeySignIn') return json(asked(response));
  if (name === 'beginPartnerSignIn' || name === 'changeOrigins') return problem(401, 'assertion_invalid');
  if (name?.endsWith('SignIn')) return problem(410, 'challenge_expired');
  if (name === 'authorizeTool') return oauth.authorize((await again.json()) as Record<string, string>);
  if (name === 'getEnvironment') {
    const sample = sampleOf(response as never) as { tools: object };
    return json({ ...sample, tools: { ...sample.tools, knowledgePlatformUrl: toolUrl } });
  }
  if (name === 'login') return json({ tokens: [{ mode: 'b2b', token: TOKEN }] });
  if (response.kind === 'empty') return new Response(null, { status: response.status });
  if (response.kind === 'schema') return json(sampleOf(response));
  const headers = {
    'content-type': response.types[0] ?? '',
    'content-disposition': 'attachment; filename="a.pdf"',
    'x-request-id': 'r0',
  };
  return new Response('file', { headers });
}

/** Returns the options for requesting a passkey, with a different challenge each time. */
function asked(response: Endpoint['response']): unknown {
  if (response.kind !== 'schema') throw new Error('the response has no schema');
  const sample = sampleOf(response) as { readonly options: object };
  counter += 1;
  return { ...sample, challenge: `c${counter}`, options: { ...sample.options, challenge: `q${counter}` } };
}

function events(request: Request): Response {
  if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) return problem(401, 'unauthenticated');
  const text = ': open\n\nevent: known\ndata: {"known":"a"}\n\nevent: changed\ndata: {"ticketId":null}\n\n';
  return new Response(text, { headers: { 'content-type': 'text/event-stream', 'x-request-id': 'r0' } });
}

async function refuseBody(request: Request, name: OperationName): Promise<Response | null> {
  const { body } = endpointOf(name);
  if (!body) return null;
  const isForm = routes[name][2] === 'multipart';
  const text = isForm ? String((await request.formData()).get('payload')) : await request.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem(400, 'malformed_request');
  }
  const parsed = v.safeParse(body, value);
  if (!parsed.success) return problem(422, 'validation_failed', toFieldErrors(parsed.issues));
  const isNobody = name === 'login' && JSON.stringify(value).includes('nobody@');
  return isNobody ? problem(401, 'invalid_credentials') : null;
}

function refuseQuery(request: Request, name: OperationName): Response | null {
  const { query } = endpointOf(name);
  if (!query) return null;
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  return parsed.success ? null : problem(422, 'validation_failed', toFieldErrors(parsed.issues));
}
