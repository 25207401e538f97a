import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage, type PortalRouteName, portalRoutes } from '@foyer/react/ahead';
import type { Plugin } from 'vite';
import { aheadScript } from './ahead-script.ts';
import { type ChunkGraph, chunkGraph } from './chunk-graph.ts';
import { textsOf } from './chunk-groups.ts';
import { pageShell } from './page-shell.ts';
import { screenFiles } from './screen-files.ts';
import { firstModules, frameModules, screenModules } from './screen-modules.ts';

/** A language the portal speaks, as the contract lists it. */
export interface DocumentLanguage {
  readonly code: string;
  readonly locale: string;
}

const names = Object.keys(portalRoutes) as PortalRouteName[];
const textOf = (code: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/locales/${code}.json`), 'utf8')) as Record<
    string,
    string
  >;

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The chunks of one screen in one language, in the order in which they are wanted. */
function chunksOf(graph: ChunkGraph, name: PortalRouteName, code: string): string[] {
  const frame = portalRoutes[name].layout === 'shop' ? frameModules() : [];
  const modules = [...firstModules(), ...frame, ...screenModules(name, graph)];
  const texts = textsOf(graph.modulesFor(modules), code);
  return [...graph.neededFor([...modules, ...texts])];
}

/** What the first script and the portal read of a document (`ahead/document-page.ts`, `router/screen-files.ts`). */
function dataOf(name: PortalRouteName, screens: string): string {
  const { path, layout } = portalRoutes[name];
  const depth = path.split('/').filter(Boolean).length;
  return `data-page="${name}" data-layout="${layout}" data-depth="${depth}" data-screens="/${screens}"`;
}

/** Writes a document: `index.html` with a language, a title, the chunks of its screen and what is drawn before them. */
function documentOf(
  html: string,
  name: PortalRouteName,
  language: DocumentLanguage,
  { head, screens }: Readonly<Record<'head' | 'screens', string>>,
): string {
  const texts = textOf(language.code);
  const title = texts[`portal.title-${name}`];
  const say = (id: string) => escaped(texts[`portal.${id}`] ?? '');
  const shellTexts = { registerQuestion: say('register-question'), register: say('register') };
  return html
    .replace(
      /<html lang="[^"]*"/,
      `<html lang="${language.locale.replace('_', '-')}" ${dataOf(name, screens)}`,
    )
    .replace(/<title>([^<]*)<\/title>/, (whole, product: string) =>
      title ? `<title>${escaped(title)} – ${product}</title>` : whole,
    )
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(' blocking="render"', '')
    .replace('</title>', `</title>\n    ${head}`)
    .replace(
      '<div id="portal"></div>',
      `<noscript><p class="needs-script">${say('needs-script')}</p></noscript>${pageShell(name, language.locale, shellTexts)}<div id="portal"></div>`,
    );
}

/** A document for every screen and language, `pages/de_DE/shop.html`, which draws and asks before any code is there (decision 0410). */
export function documents(languages: readonly DocumentLanguage[]): Plugin {
  return {
    name: 'portal-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return this.error('There is no index.html to make documents of.');
        const code = await aheadScript();
        const ahead = `assets/ahead-${shortHash(code)}.js`;
        this.emitFile({ type: 'asset', fileName: ahead, source: code });
        const graph = chunkGraph(bundle);
        const list = JSON.stringify(
          screenFiles((name) => chunksOf(graph, name, fallbackLanguage), graph.neededFor(firstModules())),
        );
        const screens = `assets/screens-${shortHash(list)}.json`;
        this.emitFile({ type: 'asset', fileName: screens, source: list });
        for (const language of languages)
          for (const name of names) {
            const stage = name === 'login' ? ['/elements/stage.js'] : [];
            const chunks = chunksOf(graph, name, language.code).filter(
              (file) => !`${index.source}`.includes(`src="/${file}"`),
            );
            const preloads = [...stage, ...chunks.map((file) => `/${file}`)].map(
              (file) => `<link rel="modulepreload" href="${file}">`,
            );
            const head = `<script blocking="render" src="/${ahead}"></script>\n    ${preloads.join('\n    ')}`;
            this.emitFile({
              type: 'asset',
              fileName: `pages/${language.locale}/${name}.html`,
              source: documentOf(`${index.source}`, name, language, { head, screens }),
            });
          }
      },
    },
  };
}
