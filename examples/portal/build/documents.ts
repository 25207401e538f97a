import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage, portalRoutes } from '@foyer/react/ahead';
import { type Screen, screens } from '@foyer/react/registry';
import type { Plugin, Rolldown } from 'vite';
import { aheadScript, brandModule } from './ahead-script.ts';
import { type ChunkGraph, chunkGraph } from './chunk-graph.ts';
import { textsOf } from './chunk-groups.ts';
import { documentReads } from './document-reads.ts';
import { needsScript, pageShell, toTag } from './page-shell.ts';
import { screenFiles } from './screen-files.ts';
import {
  beginOf,
  catalogueFolders,
  mainModule,
  type ScreenModules,
  screenModules,
} from './screen-modules.ts';

/** A language of the portal, as the contract lists it. */
export interface DocumentLanguage {
  readonly code: string;
  readonly locale: string;
}

/** The portal's own texts and the screens' titles in a language. */
const textOf = (code: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...catalogueFolders.map((folder) => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))),
  );

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
/** Hash by which a content security policy allows inline code. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A finished build, and the modules of the screens in it. */
interface Built {
  readonly bundle: Rolldown.OutputBundle;
  readonly graph: ChunkGraph;
  readonly modules: ScreenModules;
}

/**
 * The chunks of one screen in one language, in loading order: the chunks that start the page come first, so that they run while the rest is
 * loading; the rest is sorted by size, the largest first, since a browser requests six files at a time.
 */
function chunksOf({ bundle, graph, modules }: Built, screen: Screen, code: string): string[] {
  const begins = beginOf(screen.route, modules);
  const around = portalRoutes[screen.route].layout === 'shop' ? modules.tagged.frame : modules.login;
  const all = [...begins, ...around, ...modules.of(screen), ...modules.entriesOf(screen)];
  const texts = textsOf(graph.modulesFor(all), code);
  const begin = graph.neededFor(begins);
  const sizeOf = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.code.length : 0;
  };
  const files = [...graph.neededFor([...all, ...texts])];
  const drawn = files.filter((file) => !begin.has(file));
  return [
    ...files.filter((file) => begin.has(file)),
    ...drawn.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  ];
}

/** Data attributes that the first script and the portal read from a document (`ahead/document-page.ts`, `router/screen-files.ts`). */
function dataOf({ screen, language, list }: DocumentParts): string {
  const { path, layout, access } = portalRoutes[screen.route];
  const depth = path.split('/').filter(Boolean).length;
  const reads = documentReads(screen, language.locale);
  const said = reads.length > 0 ? ` data-reads="${escaped(JSON.stringify(reads))}"` : '';
  return `data-page="${screen.route}" data-layout="${layout}" data-access="${access}" data-depth="${depth}" data-screens="/${list}"${said}`;
}

/** The note that a browser with blocked scripts shows. */
const scriptNote = ({ code, locale }: DocumentLanguage) =>
  needsScript(locale, escaped(textOf(code)['portal.errors.needs-script'] ?? ''));

/** The parts of a document in addition to the built page. */
interface DocumentParts {
  readonly screen: Screen;
  readonly language: DocumentLanguage;
  readonly head: string;
  /** The address of the list of every screen's files. */
  readonly list: string;
}

/** Writes a document: `index.html` with a language, a title, the chunks of its screen and the shell that is drawn before them. */
function documentOf(html: string, parts: DocumentParts): string {
  const { screen, language, head } = parts;
  const texts = textOf(language.code);
  const title = texts[screen.title];
  const say = (id: string) => escaped(texts[id] ?? '');
  const shellTexts = {
    title: say(screen.title),
    isHeading: screen.beginsWithTitle === true,
    registerQuestion: say('portal.register-question'),
    register: say('portal.register'),
  };
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${toTag(language.locale)}" ${dataOf(parts)}`)
    .replace(/<title>([^<]*)<\/title>/, (whole, product: string) =>
      title ? `<title>${escaped(title)} – ${product}</title>` : whole,
    )
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(' blocking="render"', '')
    .replace('</title>', () => `</title>\n    ${head}`)
    .replace(
      '<div id="portal"></div>',
      `${scriptNote(language)}${pageShell(screen.route, language.locale, shellTexts)}<div id="portal"></div>`,
    );
}

const sourceOf = (bundle: Rolldown.OutputBundle, file: string | undefined): string => {
  const sheet = file === undefined ? undefined : bundle[file];
  if (sheet?.type !== 'asset') throw new Error('A style sheet of the documents is missing.');
  return `${sheet.source}`.trim();
};

/** The only style sheet of the built page, and that of the layout behind the login, which the portal loads if a document lacks it. */
function stylesOf(html: string, bundle: Rolldown.OutputBundle) {
  const [tag = '', file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  const shop = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes('shop.css'));
  return { tag, page: sourceOf(bundle, file), shop: sourceOf(bundle, shop?.fileName) };
}

/** Puts code between tags; throws an error if the code would end the tag early. */
function inTag(name: 'script' | 'style', code: string, id?: string): string {
  if (/<\/(script|style)|<!--/i.test(code))
    throw new Error(`The ${name} of the documents must not contain a closing tag or a comment.`);
  return `<${name}${id === undefined ? '' : ` id="${id}"`}>${code}</${name}>`;
}

/** `shop-sheet` is the name that `layouts/shop-sheet.ts` looks for. */
const styleTags = (isBehind: boolean, { page, shop }: ReturnType<typeof stylesOf>) => [
  inTag('style', page),
  ...(isBehind ? [inTag('style', shop, 'shop-sheet')] : []),
];

/** Preload links to a screen's chunks, all of which a browser requests at once: all but those that start the page have low priority. */
function preloadsOf({ graph, modules }: Built, screen: Screen, chunks: readonly string[]): string[] {
  const begin = graph.neededFor(beginOf(screen.route, modules));
  const preload = (file: string, priority = '') => `<link rel="modulepreload"${priority} href="/${file}">`;
  return [
    ...(screen.route === 'login' ? [preload('elements/stage.js')] : []),
    ...chunks.map((file) => preload(file, begin.has(file) ? '' : ' fetchpriority="low"')),
  ];
}

/**
 * Emits a document for every screen and language, `pages/de_DE/shop.html`, which draws its shell and sends its first requests before any
 * chunk is loaded.
 */
export function documents(languages: readonly DocumentLanguage[]): Plugin {
  return {
    name: 'portal-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return this.error('There is no index.html for the documents.');
        const sheets = stylesOf(`${index.source}`, bundle);
        const html = `${index.source}`.replace(sheets.tag, '');
        const scripts = {
          shop: await aheadScript('shop'),
          login: await aheadScript('login'),
        };
        const styles = [sheets.page, sheets.shop].map(policyHash);
        const inline = { scripts: Object.values(scripts).map(policyHash), styles };
        this.emitFile({ type: 'asset', fileName: 'pages/inline.json', source: JSON.stringify(inline) });
        this.emitFile({ type: 'asset', fileName: 'pages/brand-document.mjs', source: await brandModule() });
        const graph = chunkGraph(bundle);
        const built = { bundle, graph, modules: screenModules(graph) };
        const onEveryPage = graph.neededFor([mainModule, ...built.modules.tagged.guard]);
        const filesOf = (screen: Screen) => chunksOf(built, screen, fallbackLanguage);
        const files = JSON.stringify(screenFiles(filesOf, onEveryPage));
        const list = `assets/screens-${shortHash(files)}.json`;
        this.emitFile({ type: 'asset', fileName: list, source: files });
        for (const language of languages)
          for (const screen of Object.values(screens)) {
            const { layout } = portalRoutes[screen.route];
            const chunks = chunksOf(built, screen, language.code);
            const named = chunks.filter((file) => !html.includes(`src="/${file}"`));
            const inside = [...styleTags(layout === 'shop', sheets), inTag('script', scripts[layout])];
            const head = [...inside, ...preloadsOf(built, screen, named)].join('\n    ');
            this.emitFile({
              type: 'asset',
              fileName: `pages/${language.locale}/${screen.route}.html`,
              source: documentOf(html, { screen, language, head, list }),
            });
          }
        // an address without a language gets the note in every language
        const all = languages.map(scriptNote).join('');
        index.source = `${index.source}`.replace('<div id="portal">', (place) => all + place);
      },
    },
  };
}
