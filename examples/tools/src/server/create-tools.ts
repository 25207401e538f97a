import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { createKnowledge } from '../knowledge/knowledge-api.ts';
import { createReservations } from '../reservations/reservations-api.ts';
import { createSmartConnect } from '../smart-connect/smart-connect-api.ts';
import { fault, jsonOf } from './fault.ts';
import { createSignIn, type SignInOptions } from './sign-in.ts';
import { toolPolicy } from './tool-policy.ts';
import type { VendorEnv } from './vendor.ts';

export interface ToolsOptions extends Pick<SignInOptions, 'now' | 'fetch'> {
  /** The portal whose users sign in here: `http://localhost:4400`. */
  readonly portalUrl: string;
  /** Pages beside the portal that may frame the tools, as a policy writes them: `*` for any. */
  readonly framedBy: readonly string[];
  /** The folder of the built pages. */
  readonly pages: string;
}

/** The customers of the vendors, by the portal's names of its brands. */
const brands = ['foyer', 'nordlicht', 'sonnental'] as const;
const bodyBytes = 20_000;

/** Three vendors on one origin: `/<brand>/<client>/` is a tool's page, `/api/<client>/…` its API, and `/assets/…` is loaded by pages. */
export function createTools(options: ToolsOptions): Hono {
  const { portalUrl, framedBy, pages, now } = options;
  const vendors = [createKnowledge(now), createSmartConnect(now), createReservations(now)];
  const signIn = createSignIn({ ...options, brands });
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
  });
  app.notFound((context) => context.json({ code: 'not_found' }, 404));
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return Response.json({ code: 'internal_error' }, { status: 500 });
  });
  app.use('/api/*', bodyLimit({ maxSize: bodyBytes, onError: () => fault('too_large', 413).getResponse() }));
  for (const { client, api } of vendors) {
    app.post(`/api/${client}/session`, async (context) =>
      context.json(await signIn.enter(client, await jsonOf(context.req))),
    );
    const guarded = new Hono<VendorEnv>();
    guarded.use(async (context, next) => {
      context.set('visitor', await signIn.visitorOf(client, context.req.header('authorization')));
      context.header('cache-control', 'no-store');
      await next();
    });
    guarded.get('/session', (context) => context.body(null, 204));
    guarded.route('/', api);
    app.route(`/api/${client}`, guarded);
  }
  const files = serveStatic({ root: pages, precompressed: true });
  app.get('/icon.svg', files);
  app.get('/assets/*', async (context, next) => {
    const answer = await files(context, next);
    // their names change with their content
    if (answer) context.header('cache-control', 'public, max-age=31536000, immutable');
    return answer;
  });
  const page = readFileSync(join(pages, 'index.html'), 'utf8').replace(
    '<meta name="portal" content=""',
    `<meta name="portal" content="${new URL(portalUrl).origin}"`,
  );
  for (const { client } of vendors)
    for (const rest of ['', 'callback'])
      app.get(`/:brand{${brands.join('|')}}/${client}/${rest}`, (context) => {
        context.header('content-security-policy', toolPolicy(portalUrl, framedBy));
        context.header('cross-origin-resource-policy', 'cross-origin');
        context.header('cache-control', 'no-cache');
        return context.html(page);
      });
  return app;
}
