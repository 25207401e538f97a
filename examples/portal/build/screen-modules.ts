import { join } from 'node:path';
import { type PortalRouteName, portalRoutes } from '@foyer/react/ahead';
import { features, widgetOfScreen } from '@foyer/react/registry';
import type { ChunkGraph } from './chunk-graph.ts';

const root = join(import.meta.dirname, '../../..');
const inReact = (path: string) => join(root, 'packages/react/src', path);
const inCore = (path: string) => join(root, 'packages/core/src', path);
const inPortal = (path: string) => join(root, 'examples/portal/src', path);

const imported = /import\(\s*['"`]([^'"`]+)['"`]\s*\)/;

function findWidget(tag: string) {
  for (const feature of features)
    for (const widget of feature.widgets) if (widget.tag === tag) return { feature, widget };
  throw new Error(`There is no widget ${tag}.`);
}

/** The modules that a widget's manifest loads: its code and its German texts. */
function widgetModules(tag: string): string[] {
  const { feature, widget } = findWidget(tag);
  return [widget.load, widget.messages].map((thunk) => {
    const [, path] = imported.exec(thunk.toString()) ?? [];
    if (!path) throw new Error(`The manifest of ${tag} must load by \`import('./…')\`.`);
    return inReact(join('features', feature.name, path));
  });
}

/** What every page asks for before it knows more. */
export const mainModule = inPortal('main.tsx');
export const toolsModule = inPortal('tools/main.tsx');

/** What every page needs until it draws. */
export const firstModules: readonly string[] = [mainModule, inReact('i18n/first/first.messages.ts')];

/**
 * What asks the server who is there and what they may see: the guard, and what session and languages load by themselves. Every screen waits
 * for it but the login of who is not signed in (`router/load-screen.ts`).
 */
export const guardModules: readonly string[] = [
  inPortal('router/guard-screen.ts'),
  inCore('session/session-api.ts'),
  inCore('i18n/language-switch.ts'),
  inCore('i18n/server-texts.ts'),
  inCore('branding/sanitize-branding.ts'),
];

/** What a request leaves with that the first script of a page has not sent. */
export const requestModule = inCore('api/create-request.ts');

/** What the login needs beside that, and with its layout what stands outside of the frame. */
export const loginModules = (): readonly string[] => [
  inPortal('pages/public/login-pages.tsx'),
  ...widgetModules('login'),
];

/** What comes after the login's first drawing: checks of the form, and what follows. */
export const afterLoginModules: readonly string[] = [
  inReact('features/session/login/later/login-later.ts'),
  inReact('form/form-tools.ts'),
  join(root, 'packages/contract/src/session/session.schema.ts'),
];

/** What every screen behind the login needs beside that: bar, header, and what stands around a widget. */
export const frameModules = (): readonly string[] => [
  inPortal('pages/load-own-page.ts'),
  inReact('widget/permission-gate.tsx'),
  inReact('i18n/base.messages.ts'),
  inCore('menu/unread-news.ts'),
  ...widgetModules('side-menu'),
  ...widgetModules('cart-badge'),
];

/** What every screen of a list has, and what those have that show their entries by pages. */
export const listModule = inReact('list/use-list.ts');
export const pagesModule = inReact('list/list-pages.tsx');

/** What a module draws nothing without, though it loads it late. */
const drawnWith: readonly (readonly [module: string, late: string])[] = [
  [inReact('list/data-list.tsx'), pagesModule],
];

/** The screens behind the login. */
export const ownScreens: readonly PortalRouteName[] = (Object.keys(portalRoutes) as PortalRouteName[]).filter(
  (name) => portalRoutes[name].access !== 'public',
);

/** The file that a screen's page is in: behind the login it lies with its feature. */
function pageOf(name: PortalRouteName, tag: string): string {
  if (ownScreens.includes(name)) return inPortal(`pages/own/${findWidget(tag).feature.name}-pages.tsx`);
  return inPortal(`pages/public/${tag === 'login' ? 'login' : 'link'}-pages.tsx`);
}

/** The widget of a screen, by what the manifests say they show, and all that its first drawing waits for. */
export function screenModules(name: PortalRouteName, graph: ChunkGraph): string[] {
  const widget = widgetOfScreen(name);
  if (!widget) throw new Error(`No widget shows ${name}.`);
  const own = [pageOf(name, widget.tag), ...widgetModules(widget.tag)];
  const all = graph.modulesFor(own);
  return [...own, ...drawnWith.flatMap(([module, late]) => (all.has(module) ? [late] : []))];
}

/**
 * What a screen's first entries are drawn with, where its widget loads that late. Documents name it; it lies with nothing that other screens
 * share, since few of them need it.
 */
const drawnInto: Partial<Record<PortalRouteName, readonly string[]>> = {
  shop: [inReact('features/shop/shop/shop-landing.tsx')],
  'shop-products': [inReact('features/shop/shop/article-cards.view.tsx')],
};

/** The modules of a screen's first entries, beside those of its first drawing. */
export const entryModules = (name: PortalRouteName): readonly string[] => drawnInto[name] ?? [];
