import type { Config } from '../../config.ts';
import { anyOrigin } from '../origins/any-origin.ts';
import { createReleasedElements } from '../releases/released-elements.ts';
import { type BrandLooks, createBrandedDocuments } from './branded-documents.ts';
import { createInlineCode } from './inline-code.ts';
import { documentOf } from './portal-document.ts';
import { type PolicyOrigins, portalPolicy } from './security-headers.ts';
import { type FileRoot, mediaTypes, serveFile } from './serve-file.ts';

/** A directory below a path. */
interface Mount extends FileRoot {
  readonly prefix: string;
}

/** Pages of the release: a check of an embedding (docs/origins.md), and a page to try a look (docs/embedding.md). */
const ownPages: Readonly<Record<string, string>> = {
  '/elements/check': 'check.html',
  '/elements/theme': 'theme.html',
};
/** Policy of these pages: their own scripts and styles, and calls to their own server. */
const ownPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Pages whose address contains a secret, which must not reach other pages by the `Referer`. */
const hasSecret = /\/(activate-invitation|forget-password)\/?$/;

/** Facts about brands that the portal's page depends on. */
export interface BrandFacts {
  /** Returns other hosts that the page may reach. */
  readonly outside: () => Promise<PolicyOrigins>;
  readonly looks: BrandLooks;
}

/** Serves the built portal (its page for every route) and the custom elements. */
export function createStaticFiles(
  config: Config,
  { outside, looks }: BrandFacts,
): (request: Request) => Promise<Response | null> {
  const mounts: Mount[] = [];
  if (config.elementsDir) mounts.push({ prefix: '/elements/', root: config.elementsDir, headers: anyOrigin });
  const portal = config.portalDir ? { prefix: '/', root: config.portalDir, headers: {} } : null;
  const branded = portal && createBrandedDocuments(portal, looks);
  const inlineCode = createInlineCode(portal?.root ?? '');
  const pagePolicy = async (origins: Promise<PolicyOrigins>, extraStyles: readonly string[] = []) => {
    const [all, { scripts, styles }] = await Promise.all([origins, inlineCode()]);
    return portalPolicy(all, { scripts, styles: [...styles, ...extraStyles] });
  };
  const released = createReleasedElements(config.releasesDir ?? null);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = decodePath(new URL(request.url).pathname);
    const release =
      path.startsWith('/elements/') && (await released(request, path.slice('/elements/'.length)));
    if (release) return release;
    const ownPage = Object.hasOwn(ownPages, path) ? ownPages[path] : undefined;
    if (ownPage !== undefined && config.elementsDir)
      return withOwnPolicy(await serveFile(request, { root: config.elementsDir, headers: {} }, ownPage));
    const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
    if (mount) return serveFile(request, mount, path.slice(mount.prefix.length));
    if (!portal || path.startsWith('/elements/')) return null;
    const file = await serveFile(request, portal, path.slice(1));
    if (file) return withPolicy(file, () => pagePolicy(outside()));
    // every route of the portal is answered with its page; a missing file is a 404, unless a person visits it
    const isVisit = request.headers.get('accept')?.includes('text/html') === true;
    if (!isVisit && /\.[^/]*$/.test(path)) return null;
    const target = documentOf(path);
    const origins = outside(); // in parallel with the look
    const brandedDocument =
      target && (await branded?.(request, target.file, target.brand ?? config.defaultBrand));
    const document = brandedDocument?.answer ?? (target && (await serveFile(request, portal, target.file)));
    const page = await withPolicy(document ?? (await serveFile(request, portal, 'index.html')), () =>
      pagePolicy(origins, brandedDocument?.styles),
    );
    if (hasSecret.test(path)) page?.headers.set('referrer-policy', 'no-referrer');
    return page;
  };
}

function withOwnPolicy(answer: Response | null) {
  answer?.headers.set('content-security-policy', ownPolicy);
  return answer;
}

/** Adds the policy to a page, also to a 304 for it. */
async function withPolicy(answer: Response | null, policy: () => Promise<string>) {
  if (answer && answer.headers.get('content-type') === mediaTypes.get('.html'))
    answer.headers.set('content-security-policy', await policy());
  return answer;
}

/** Returns a decoded path; a path whose encoding is malformed, or that no file can have, as it is: it is an unknown address of the portal. */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.includes('\\') ? path : decoded;
  } catch {
    return path;
  }
}
