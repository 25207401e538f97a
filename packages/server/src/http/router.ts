import { API_ROOT } from '@foyer/contract';
import { Hono } from 'hono';
import { deskPath } from '../domain/quotations/staff/desk-path.ts';
import { filePath } from '../security/file-address.ts';
import type { CallContext } from './call-context.ts';
import { type DemoPages, mailboxPath } from './demo-pages.ts';
import { drawnPicture } from './drawn-picture.ts';
import { serveDocumentFile } from './files/serve-document-file.ts';
import { createTicketWatch, watchPath } from './live/watch-tickets.ts';
import { oauthAnswer, oauthPaths } from './oauth-answer.ts';
import { checkFacts, checkFactsPath } from './origins/check-facts.ts';
import { isPreflight, preflightAnswer } from './origins/cors.ts';
import { relatedOrigins } from './origins/related-origins.ts';
import { type BoundEndpoint, bindEndpoints } from './pipeline/endpoints.ts';
import { runEndpoint } from './pipeline/run-endpoint.ts';
import { withTimeout } from './pipeline/with-timeout.ts';
import { ProblemError } from './problem-error.ts';
import { readiness } from './readiness.ts';
import { errorResponse } from './responses/error-response.ts';
import { serveOpenApi } from './serve-open-api.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import { iconPath, siteIcon } from './site-icon.ts';

/** Bindings of the router: the call's context. */
interface Env {
  readonly Bindings: { readonly call: CallContext };
}

/** Creates the router of all paths. `files` answers requests outside the API: the portal, elements, pictures; `demo` is null without the demo. */
export function createRouter(
  dependencies: ServerDependencies,
  files: (request: Request) => Promise<Response | null>,
  demo: DemoPages | null,
): (request: Request, call: CallContext) => Promise<Response> {
  const endpoints = bindEndpoints();
  const app = new Hono<Env>();
  app.onError((error, context) => errorResponse(error, context.env.call));
  // any page may check the server: this distinguishes a refused origin from a server that is unreachable
  const anywhere = { 'content-type': 'text/plain', 'cross-origin-resource-policy': 'cross-origin' };
  app.get('/healthz', () => new Response('ok', { headers: anywhere }));
  app.get('/readyz', () => readiness(dependencies));
  app.get(`${API_ROOT}/openapi.json`, serveOpenApi(dependencies.config.publicUrl));
  app.get('/.well-known/webauthn', () => relatedOrigins(dependencies));
  app.get(checkFactsPath, ({ env }) => withTimeout(5, checkFacts(env.call, dependencies)));
  app.get(iconPath, siteIcon);
  app.get('/media/*', ({ env }) => drawnPicture(env.call.url.pathname, demo));
  app.get(`${filePath}/*`, ({ env }) => withTimeout(30, serveDocumentFile(env.call, dependencies)));
  if (demo) {
    for (const path of [mailboxPath, `${mailboxPath}/*`]) app.get(path, ({ env }) => demo.mailbox(env.call));
    const login = endpointOf(endpoints, 'login');
    for (const path of [deskPath, `${deskPath}/*`])
      app.on(['GET', 'POST'], path, ({ env }) => withTimeout(30, demo.serviceDesk(env.call, login)));
  }
  const watch = createTicketWatch(endpointOf(endpoints, 'listTickets'), dependencies);
  app.get(watchPath, ({ env }) => watch(env.call));
  for (const path of oauthPaths)
    app.on(['GET', 'POST', 'OPTIONS'], `${API_ROOT}/oauth2${path}`, ({ env }) =>
      withTimeout(30, oauthAnswer(env.call, dependencies)),
    );
  app.options('*', ({ env }) => answerOptions(endpoints, env.call));
  for (const bound of endpoints) {
    const seconds = bound.bodyKind === 'multipart' ? 300 : 30;
    app.on(bound.method, bound.pattern, (context) =>
      withTimeout(
        seconds,
        runEndpoint(bound, context.env.call, context.req.param() as Record<string, string>, dependencies),
      ),
    );
  }
  app.notFound(async ({ env }) => {
    const { request, url } = env.call;
    const isApi = url.pathname === '/api' || url.pathname.startsWith('/api/');
    const answer = isApi ? null : await files(request);
    if (answer) return answer;
    const methods = allowedMethods(endpoints, url.pathname);
    return errorResponse(
      isApi && methods.length ? notAllowed(methods) : new ProblemError('not_found', 404),
      env.call,
    );
  });
  return async (request, call) => app.fetch(request, { call });
}

function endpointOf(endpoints: readonly BoundEndpoint[], name: BoundEndpoint['name']): BoundEndpoint {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`There is no endpoint ${name}`);
  return found;
}

const notAllowed = (methods: readonly string[]): ProblemError =>
  new ProblemError('method_not_allowed', 405, { headers: { allow: methods.join(', ') } });

/** Returns the methods of a path; none when there is no such path. */
function allowedMethods(endpoints: readonly BoundEndpoint[], path: string): string[] {
  const found = endpoints.filter(({ pattern }) => fits(pattern, path)).map(({ method }) => method as string);
  if (path === `${API_ROOT}/openapi.json` || path === watchPath) found.push('GET');
  if (found.length === 0) return [];
  return [...new Set([...found, ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort();
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] : part === given[at]))
  );
}

function answerOptions(endpoints: readonly BoundEndpoint[], { request, url }: CallContext): Response {
  const methods = allowedMethods(endpoints, url.pathname);
  if (methods.length === 0) throw new ProblemError('not_found', 404);
  if (isPreflight(request)) return preflightAnswer(methods);
  return new Response(null, { status: 204, headers: { allow: methods.join(', ') } });
}
