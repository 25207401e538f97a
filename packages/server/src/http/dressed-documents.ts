import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandLook } from '../domain/branding/brands.repo.ts';
import { contentResponse } from './content-response.ts';
import { type FileRoot, mediaTypes, YEAR } from './serve-file.ts';
import { memoized } from './ttl-cache.ts';

/** What a portal brings to dress its documents, `pages/dress.mjs` (decision 0438). Colours and markup are the portal's own matter. */
interface Dress {
  readonly dressDocument: (html: string, look: BrandLook & { readonly sheet: string }) => string;
  readonly brandSheet: (primaryColor: string) => string;
}

/** The looks of all brands by id. */
export type BrandLooks = () => Promise<ReadonlyMap<string, BrandLook>>;

/** A document or style sheet in the look of a brand. */
export interface DressedDocuments {
  /** The document of a brand; null where it goes as it is. */
  document(request: Request, name: string, brand: string): Promise<Response | null>;
  /** The colours of a brand, `assets/brand-FFB000-x7Kd02aB.css`; null for any other name. */
  sheet(request: Request, name: string): Promise<Response | null>;
}

const typeOf = (ending: string): string => mediaTypes[ending] ?? '';
const shortHash = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

async function loadDress(root: string) {
  const path = join(root, 'pages', 'dress.mjs');
  const code = await readFile(path).catch(() => null);
  if (code === null) return null;
  const version = shortHash(code);
  const dress = (await import(`${pathToFileURL(path).href}?${version}`)) as Dress;
  return { ...dress, version };
}

/** Dresses the documents of a portal that brings what it takes; they say the same to everybody who asks for that brand. */
export function createDressedDocuments({ root }: FileRoot, looks: BrandLooks): DressedDocuments {
  const load = memoized(() => loadDress(root), 1e6);
  const dressed = memoized(async (key) => {
    const { name, look } = JSON.parse(key) as { name: string; look: BrandLook };
    const [dress, html] = await Promise.all([load(''), readFile(join(root, name), 'utf8').catch(() => null)]);
    if (dress === null || html === null) return null;
    const sheet = `/assets/brand-${look.primaryColor}-${dress.version}.css`;
    return dress.dressDocument(html, { ...look, sheet });
  }, 30);
  return {
    async document(request, name, brand) {
      const look = (await looks()).get(brand);
      const html = look ? await dressed(JSON.stringify({ name, look })) : null;
      return html === null
        ? null
        : contentResponse(request, html, { 'content-type': typeOf('.html'), 'cache-control': 'no-cache' });
    },
    async sheet(request, name) {
      const [, color, version] = /^assets\/brand-([0-9A-F]{6})-([\w-]{8})\.css$/.exec(name) ?? [];
      const dress = color && (await load(''));
      if (!dress || dress.version !== version) return null;
      // only what somebody wears is worth the work
      if (![...(await looks()).values()].some(({ primaryColor }) => primaryColor === color)) return null;
      const css = dress.brandSheet(color);
      return contentResponse(request, css, { 'content-type': typeOf('.css'), 'cache-control': YEAR });
    },
  };
}
