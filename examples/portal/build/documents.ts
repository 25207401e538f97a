import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage, type PortalRouteName, portalRoutes } from '@foyer/react/ahead';
import type { Plugin, Rolldown } from 'vite';
import { firstReads } from '../src/ahead/first-reads.ts';
import { aheadScript, dressModule } from './ahead-script.ts';
import { type ChunkGraph, chunkGraph } from './chunk-graph.ts';
import { textsOf } from './chunk-groups.ts';
import { needsScript, pageShell, toTag } from './page-shell.ts';
import { screenFiles } from './screen-files.ts';
import {
  entryModules,
  firstModules,
  frameModules,
  guardModules,
  loginModules,
  requestModule,
  screenModules,
} from './screen-modules.ts';

/** A language the portal speaks, as the contract lists it. */
export interface DocumentLanguage {
  readonly code: string;
  readonly locale: string;
}

const names = Object.keys(portalRoutes) as PortalRouteName[];
const cataloguesAt = ['locales', 'layouts/locales', 'errors/locales'].map((path) =>
  join(import.meta.dirname, '../src', path),
);
/** The portal's own texts in a language. */
const textOf = (code: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...cataloguesAt.map((folder) => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))),
  );

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
/** As a policy names what stands inside of a page. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What is at work before a screen is drawn. The login is little, and drawn without the guard. */
const beginOf = (name: PortalRouteName): readonly string[] => [
  ...firstModules,
  ...(name === 'login' ? loginModules() : guardModules),
];

/**
 * The chunks of one screen in one language, in the order in which they are wanted: what begins comes before what it draws, which is at work then
 * while the rest is on its way (decision 0452); of that the largest come first, since a browser asks for six files at a time (0457).
 */
function chunksOf(
  graph: ChunkGraph,
  bundle: Rolldown.OutputBundle,
  name: PortalRouteName,
  code: string,
): string[] {
  const around = portalRoutes[name].layout === 'shop' ? frameModules() : loginModules();
  const modules = [...beginOf(name), ...around, ...screenModules(name, graph), ...entryModules(name)];
  const texts = textsOf(graph.modulesFor(modules), code);
  const begin = graph.neededFor(beginOf(name));
  const sizeOf = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.code.length : 0;
  };
  const all = [...graph.neededFor([...modules, ...texts])];
  const drawn = all.filter((file) => !begin.has(file));
  return [
    ...all.filter((file) => begin.has(file)),
    ...drawn.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  ];
}

/** What the first script and the portal read of a document (`ahead/document-page.ts`, `router/screen-files.ts`). */
function dataOf(name: PortalRouteName, screens: string): string {
  const { path, layout } = portalRoutes[name];
  const depth = path.split('/').filter(Boolean).length;
  return `data-page="${name}" data-layout="${layout}" data-depth="${depth}" data-screens="/${screens}"`;
}

/** What is said where scripts are blocked. */
const scriptNote = ({ code, locale }: DocumentLanguage) =>
  needsScript(locale, escaped(textOf(code)['portal.errors.needs-script'] ?? ''));

/** What a document is made of beside the built page. */
interface DocumentParts {
  readonly name: PortalRouteName;
  readonly language: DocumentLanguage;
  readonly head: string;
  /** The list of every screen's files. */
  readonly screens: string;
  /** The screen's own heading says the same as its title. */
  readonly isHeading: boolean;
}

/** Their heading is not the first thing on them: there is a way back above it, or it depends on what is in the cart. */
const headedLater: readonly PortalRouteName[] = ['quick-order', 'cart', 'quotation-request', 'create-ticket'];

/** Whether the screen begins with a heading that says the same as its title. One that names what it is about is known with the data alone. */
function hasTitleAsHeading(graph: ChunkGraph, name: PortalRouteName, { code }: DocumentLanguage) {
  if (headedLater.includes(name)) return false;
  const title = textOf(code)[`portal.title-${name}`];
  const all = [...graph.modulesFor(screenModules(name, graph))];
  const own = code === fallbackLanguage ? all : textsOf(new Set(all), code);
  const catalogues = own.filter((id) => id.endsWith(`/locales/${code}.json`));
  return catalogues.some((path) =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>).some(
      ([id, text]) => id.endsWith('.title') && text === title,
    ),
  );
}

/** Writes a document: `index.html` with a language, a title, the chunks of its screen and what is drawn before them. */
function documentOf(html: string, { name, language, head, screens, isHeading }: DocumentParts): string {
  const texts = textOf(language.code);
  const title = texts[`portal.title-${name}`];
  const say = (id: string) => escaped(texts[`portal.${id}`] ?? '');
  const shellTexts = {
    title: say(`title-${name}`),
    isHeading,
    registerQuestion: say('register-question'),
    register: say('register'),
  };
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${toTag(language.locale)}" ${dataOf(name, screens)}`)
    .replace(/<title>([^<]*)<\/title>/, (whole, product: string) =>
      title ? `<title>${escaped(title)} – ${product}</title>` : whole,
    )
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(' blocking="render"', '')
    .replace('</title>', () => `</title>\n    ${head}`)
    .replace(
      '<div id="portal"></div>',
      `${scriptNote(language)}${pageShell(name, language.locale, shellTexts)}<div id="portal"></div>`,
    );
}

const sourceOf = (bundle: Rolldown.OutputBundle, file: string | undefined): string => {
  const sheet = file === undefined ? undefined : bundle[file];
  if (sheet?.type !== 'asset') throw new Error('A style sheet for the documents is not there.');
  return `${sheet.source}`.trim();
};

/** The style sheet of the built page, which is one, and that of the layout behind the login, which is loaded where a document lacks it. */
function stylesOf(html: string, bundle: Rolldown.OutputBundle) {
  const [tag = '', file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  const shop = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes('shop.css'));
  return { tag, page: sourceOf(bundle, file), shop: sourceOf(bundle, shop?.fileName) };
}

/** Puts code between tags, where it must not end them. */
function inTag(name: 'script' | 'style', code: string, id?: string): string {
  if (/<\/(script|style)|<!--/i.test(code))
    throw new Error(`The ${name} of the documents would end too early.`);
  return `<${name}${id === undefined ? '' : ` id="${id}"`}>${code}</${name}>`;
}

/** `shop-sheet` is the name that `layouts/shop-sheet.ts` looks for. */
const styleTags = (isBehind: boolean, { page, shop }: ReturnType<typeof stylesOf>) => [
  inTag('style', page),
  ...(isBehind ? [inTag('style', shop, 'shop-sheet')] : []),
];

/**
 * When a file is asked for: at once by the browser, or by the first script when most of that is there (`ahead/load-later.ts`) or when it
 * sends nothing of what the screen asks (`ahead/ask-behind.ts`).
 */
type Preload = 'modulepreload' | 'later' | 'unsent';
const preload = (file: string, rel: Preload = 'modulepreload') => `<link rel="${rel}" href="${file}">`;

/** Whether the first script sends all that is asked before the screen is drawn: of these the guard's questions are all. */
const isSentAhead = (name: PortalRouteName) =>
  ['login', 'login-oauth2', 'forget-password'].includes(name) || firstReads(name, '').length > 0;

/**
 * A document for every screen and language, `pages/de_DE/shop.html`, which draws and asks before any code is there (decision 0410). `minify` is
 * what makes its first script small.
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
        if (index?.type !== 'asset') return this.error('There is no index.html to make documents of.');
        const sheets = stylesOf(`${index.source}`, bundle);
        const html = `${index.source}`.replace(sheets.tag, '');
        const scripts = {
          shop: await aheadScript('shop'),
          login: await aheadScript('login'),
        };
        const styles = [sheets.page, sheets.shop].map(policyHash);
        const inline = { scripts: Object.values(scripts).map(policyHash), styles };
        this.emitFile({ type: 'asset', fileName: 'pages/inline.json', source: JSON.stringify(inline) });
        this.emitFile({ type: 'asset', fileName: 'pages/dress.mjs', source: await dressModule() });
        const graph = chunkGraph(bundle);
        const onEveryPage = graph.neededFor([...firstModules, ...guardModules]);
        const unsent = [...graph.neededFor([requestModule])].filter((file) => !onEveryPage.has(file));
        const filesOf = (name: PortalRouteName) => [
          ...chunksOf(graph, bundle, name, fallbackLanguage),
          ...unsent,
        ];
        const list = JSON.stringify(screenFiles(filesOf, onEveryPage));
        const screens = `assets/screens-${shortHash(list)}.json`;
        this.emitFile({ type: 'asset', fileName: screens, source: list });
        for (const language of languages)
          for (const name of names) {
            const chunks = chunksOf(graph, bundle, name, language.code).filter(
              (file) => !html.includes(`src="/${file}"`),
            );
            const begin = graph.neededFor(beginOf(name));
            const preloads = [
              ...(name === 'login' ? [preload('/elements/stage.js')] : []),
              ...chunks.map((file) => preload(`/${file}`, begin.has(file) ? 'modulepreload' : 'later')),
              ...unsent.map((file) => preload(`/${file}`, isSentAhead(name) ? 'unsent' : 'later')),
            ];
            const isHeading = hasTitleAsHeading(graph, name, language);
            const { layout } = portalRoutes[name];
            const inside = [...styleTags(layout === 'shop', sheets), inTag('script', scripts[layout])];
            const head = [...inside, ...preloads].join('\n    ');
            this.emitFile({
              type: 'asset',
              fileName: `pages/${language.locale}/${name}.html`,
              source: documentOf(html, { name, language, head, screens, isHeading }),
            });
          }
        // for an address that says no language: who reads it knows one of them
        const all = languages.map(scriptNote).join('');
        index.source = `${index.source}`.replace('<div id="portal">', (place) => all + place);
      },
    },
  };
}
