import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandLook } from '../../domain/branding/brands.repo.ts';
import { contentResponse, createContent } from '../responses/content-response.ts';
import { memoized } from '../responses/ttl-cache.ts';
import { inlineHash } from './inline-code.ts';
import { type FileRoot, mediaTypes } from './serve-file.ts';

/** Exports of `pages/brand-document.mjs`, by which a portal brands its own documents. Only the portal knows their colours and markup. */
interface DocumentBranding {
  /** Brands a document. A non-empty `css` is put into a style element unchanged. */
  readonly brandDocument: (html: string, look: BrandLook & { readonly css: string }) => string;
  readonly brandSheet: (primaryColor: string) => string;
}

/** Returns the looks of all brands by id. */
export type BrandLooks = () => Promise<ReadonlyMap<string, BrandLook>>;

/** A branded document, and the additions that its content security policy needs. */
export interface BrandedDocument {
  readonly answer: Response;
  /** Hashes of its inline styles, see {@link inlineHash}. */
  readonly styles: readonly string[];
}

const htmlType = mediaTypes.get('.html') ?? '';

async function loadBranding(root: string) {
  const path = join(root, 'pages', 'brand-document.mjs');
  const code = await readFile(path).catch(() => null);
  if (code === null) return null;
  const version = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return (await import(`${pathToFileURL(path).href}?${version}`)) as DocumentBranding;
}

/**
 * Brands the documents of a portal that has `pages/brand-document.mjs`; the result is the same for all visitors of a brand. The returned function
 * answers null for a document that is served unchanged.
 */
export function createBrandedDocuments(
  { root }: FileRoot,
  looks: BrandLooks,
): (request: Request, name: string, brand: string) => Promise<BrandedDocument | null> {
  const load = memoized(() => loadBranding(root), 1e6);
  const branded = memoized(async (key) => {
    const { name, look } = JSON.parse(key) as { name: string; look: BrandLook };
    const [branding, html] = await Promise.all([
      load(''),
      readFile(join(root, name), 'utf8').catch(() => null),
    ]);
    if (branding === null || html === null) return null;
    const css = branding.brandSheet(look.primaryColor);
    const content = createContent(branding.brandDocument(html, { ...look, css }));
    return { content, styles: css === '' ? [] : [inlineHash(css)] };
  }, 30);
  return async (request, name, brand) => {
    const look = (await looks()).get(brand);
    const found = look ? await branded(JSON.stringify({ name, look })) : null;
    if (!found) return null;
    const headers = { 'content-type': htmlType, 'cache-control': 'no-cache' };
    return { answer: contentResponse(request, found.content, headers), styles: found.styles };
  };
}
