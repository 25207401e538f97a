import { API_ROOT, toolPageIds, toolPages } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';
import { listAllowedOrigins } from '../../domain/branding/allowed-origins.repo.ts';
import { findBrand } from '../../domain/branding/brands.repo.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { iconPath } from '../site-icon.ts';
import { withTimeout } from '../with-timeout.ts';
import { toolsApiAnswer } from './tools-api.ts';

/** Whether a call is for the tools' origin, which has nothing of the portal's; nor has the portal's anything of theirs. */
export const isForTools = ({ url }: CallContext, { config }: ServerDependencies): boolean =>
  config.toolsUrl !== undefined && url.host === new URL(config.toolsUrl).host;

const worn: readonly string[] = [
  iconPath,
  ...['', '/locales', '/translations'].map((path) => `${API_ROOT}/environment${path}`),
];
const clients: readonly string[] = toolPageIds.map((page) => toolPages[page].client);

/** Answers on the tools' origin: `/<brand>/<tool>/` is the page of one, `/api/…` its data, `/assets/…` what pages load. */
export async function toolsAnswer(
  call: CallContext,
  dependencies: ServerDependencies,
  files: (request: Request) => Promise<Response | null>,
  portal: () => Promise<Response>,
): Promise<Response> {
  const { url, request } = call;
  // Icon, look, languages and texts of the brand, which are public: the tools' pages wear them too.
  if (['GET', 'HEAD'].includes(request.method) && worn.includes(url.pathname)) return portal();
  if (url.pathname.startsWith('/api/')) return withTimeout(30, toolsApiAnswer(call, dependencies));
  if (url.pathname.startsWith('/assets/')) return (await files(request)) ?? missing();
  const [, brandId = '', client = '', rest, ...more] = url.pathname.split('/');
  const isPage = clients.includes(client) && (rest === '' || rest === 'callback') && more.length === 0;
  const brand = isPage ? await withTimeout(5, findBrand(dependencies.db, cutText(brandId, 64))) : null;
  if (!brand) return missing();
  const page = await files(new Request(new URL('/tools.html', url), request));
  if (!page) return missing();
  const { environment, publicUrl } = dependencies.config;
  const allowed = await withTimeout(
    5,
    listAllowedOrigins(dependencies.db, { brandId: brand.id, environment }),
  );
  const answer = new Response(page.body, page);
  answer.headers.set(
    'content-security-policy',
    toolPolicy(
      allowed.map(({ origin }) => origin),
      publicUrl,
    ),
  );
  answer.headers.set('referrer-policy', 'no-referrer');
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}

/** Own scripts and styles, the own API and the portal's token endpoint; in frames of the portal and of the pages that a brand allows. */
function toolPolicy(allowedOrigins: readonly string[], publicUrl: string): string {
  const origins = allowedOrigins.filter(
    (origin) => origin === '*' || /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin),
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${publicUrl}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[publicUrl, ...origins].join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function missing(): never {
  throw new ProblemError('not_found', 404);
}
