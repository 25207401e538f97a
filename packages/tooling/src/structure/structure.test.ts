import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { checkArrows, checkFeatures } from './check-arrows.ts';
import { checkDirections } from './check-directions.ts';
import { checkExports } from './check-exports.ts';
import { checkLanguages } from './check-languages.ts';
import { checkStores, checkViews } from './check-layers.ts';
import { checkMainExport } from './check-main-export.ts';
import { checkMessageIds, checkMessageUse } from './check-messages.ts';
import { checkNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkProgram } from './check-program.ts';
import { checkServerText } from './check-server-text.ts';
import { checkSize } from './check-size.ts';
import { checkSpreads } from './check-spreads.ts';
import { checkStyles } from './check-styles.ts';
import { checkSuites } from './check-suites.ts';
import { checkCatalogues, checkLiteralText, checkNoBreakSpaces } from './check-text.ts';
import { checkTrees } from './check-trees.ts';
import { checkWaits } from './check-waits.ts';
import { checkParts, checkWidgets } from './check-widgets.ts';
import type { SourceFile } from './source-files.ts';
import { waive } from './waivers.ts';

/** A small repository for a test: path -> text. */
type House = Readonly<Record<string, string>>;

const sourcesOf = (house: House): SourceFile[] =>
  Object.entries(house)
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, text]) => ({ path, text, lines: text.split('\n').length }));

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  work(${at});`).join('\n');
const functionOf = (count: number) => `export function work() {\n${lines(count - 2)}\n}\n`;

const view = 'packages/react/src/features/cart/cart/cart-line.view.tsx';
const store = 'packages/react/src/features/cart/cart.store.ts';
const server = 'packages/server/src/features/cart/cart.handler.ts';
const css = 'packages/ui/src/card/card.css.ts';
const manifest = 'packages/react/src/features/cart/cart.manifest.ts';
const declared =
  "export const cartWidget = defineWidget({ parts: { total: 'x' } });\nconst parts = ['total'];";

interface Rule {
  readonly check: (sources: readonly SourceFile[]) => readonly string[];
  readonly keeps: Readonly<Record<string, House>>;
  /** Violations by description: the repository, and the expected problem. */
  readonly breaks: Readonly<Record<string, readonly [House, RegExp]>>;
}

const rules: Readonly<Record<string, Rule>> = {
  'file names': {
    check: checkNames,
    keeps: { 'kebab-case with a known suffix': { 'packages/core/src/menu/build-menu.test.ts': '' } },
    breaks: {
      'another case': [{ 'packages/core/src/buildMenu.ts': '' }, /not kebab-case/],
      'an unknown suffix': [{ 'packages/core/src/menu.manager.ts': '' }, /known suffix/],
      'a catch-all name': [{ 'packages/core/src/utils/menu.ts': '' }, /a catch-all name/],
    },
  },
  'main export': {
    check: checkMainExport,
    keeps: {
      'the same name': { 'packages/core/src/menu/build-menu.ts': 'export const buildMenu = 1;' },
      'the name without its verb': { 'packages/server/src/order-draft.ts': 'export function toDraft() {}' },
      'the name of its type': { 'packages/core/src/menu/menu-entry.ts': 'export type MenuEntry = 1;' },
      'a component and its view': { [view]: 'export function CartLineView() {}' },
      'several exports': { 'packages/core/src/rules.ts': 'export const one = 1;\nexport const two = 2;' },
      'a style sheet': { [css]: 'export const frame = 1;' },
    },
    breaks: {
      'another name': [
        { 'packages/server/src/http/overview.ts': 'export function listUseCases() {}' },
        /main export is listUseCases/,
      ],
      'a component with a similar name': [{ [view]: 'export function CartRow() {}' }, /is CartRow/],
    },
  },
  size: {
    check: checkSize,
    keeps: {
      'a function of 66 lines': { [server]: functionOf(66) },
      'a view of 120': { [view]: functionOf(120) },
      'a long table': { 'packages/server/src/domain/orders/orders.table.ts': functionOf(400) },
      'a long test': { 'packages/core/src/menu.test.ts': functionOf(400) },
      'a long example': { 'packages/contract/src/orders/orders.example.ts': functionOf(400) },
      'a long fixture': { 'packages/react/src/features/orders/orders-fixture.ts': functionOf(400) },
    },
    breaks: {
      'a function of 67 lines': [{ [server]: functionOf(67) }, /:1: a function of 67 lines, at most 66/],
      'a view of 121': [{ [view]: functionOf(121) }, /a function of 121 lines, at most 120/],
      'a file of 301': [{ [server]: 'x;\n'.repeat(300) }, /301 lines, at most 300/],
    },
  },
  spreads: {
    check: checkSpreads,
    keeps: {
      'an object': { [server]: 'export const b = { ...a, c: 1 };' },
      'a conditional spread': { [server]: 'export const b = { ...(isNew ? { c: 1 } : {}) };' },
      'a spread of props': { [view]: 'export const B = (a: A) => <p {...a} />;' },
    },
    breaks: {
      'a literal in an object': [
        { [server]: '\nexport const b = { ...{ c: 1 } };' },
        /:2.*spreads an object/,
      ],
      'a literal in an element': [
        { [view]: 'export const B = () => <p {...{ id }} />;' },
        /spreads an object/,
      ],
    },
  },
  arrows: {
    check: checkArrows,
    keeps: {
      'a lower package': { [view]: "import { isTag } from '@foyer/contract';" },
      'the owner of a library': { 'packages/core/src/api/transport.ts': "import { ofetch } from 'ofetch';" },
      'a test, which may import more packages': {
        'packages/react/src/a.test.ts': "import { createTestWorld } from '@foyer/testing';",
      },
    },
    breaks: {
      'a higher package': [
        { 'packages/core/src/a.ts': "import { useSdk } from '@foyer/react';" },
        /must not import/,
      ],
      'a higher package, by a dynamic import': [
        { 'packages/contract/src/a.ts': "import('@foyer/core');" },
        /must not import @foyer\/core/,
      ],
      'a package by path': [
        { 'packages/react/src/a.ts': "import { a } from '../../packages/core/src/a.ts';" },
        /imports a package by path/,
      ],
      'a library in another package': [{ [view]: "import { ofetch } from 'ofetch';" }, /may import ofetch/],
      'SQL outside a repo': [{ [server]: "import { eq } from 'drizzle-orm';" }, /may import drizzle-orm/],
    },
  },
  'imports between features': {
    check: checkFeatures,
    keeps: {
      'a shared module': { [server]: "import { total } from '../../domain/money/total.ts';" },
      'the same feature': { [view]: "import { line } from '../cart-fixture.ts';" },
    },
    breaks: {
      'another feature': [
        { [view]: "import { Article } from '../../shop/article/article.tsx';" },
        /feature cart imports feature shop/,
      ],
    },
  },
  views: {
    check: checkViews,
    keeps: {
      'formats and types': {
        [view]:
          "import { type FoyerSdk, languageName } from '@foyer/core';\nimport type { useSdk } from '../a.ts';\nimport { useFormat } from '../../provider/use-format.ts';",
      },
      'the SDK in a container': { [view.replace('.view', '')]: "import { useSdk } from '../a.ts';" },
    },
    breaks: {
      'the SDK': [{ [view]: "import { useSdk } from '../../provider/foyer-context.ts';" }, /uses useSdk/],
      'a read': [{ [view]: "import { type A, useResource } from '../a.ts';" }, /uses useResource/],
      'a store': [{ [view]: "import { createCartStore } from '../cart.store.ts';" }, /imports .*cart.store/],
    },
  },
  stores: {
    check: checkStores,
    keeps: {
      nanostores: { [store]: "import { atom } from 'nanostores';\nimport type { ReactNode } from 'react';" },
    },
    breaks: {
      React: [{ [store]: "import { useState } from 'react';" }, /must not import React/],
      'the binding': [{ [store]: "import { useStore } from '@nanostores/react';" }, /must not import React/],
      'a component': [{ [store]: "import { Cart } from './cart/cart.tsx';" }, /must not import React/],
    },
  },
  'named exports': {
    check: checkExports,
    keeps: {
      'a configuration that needs a default': { 'packages/ui/vitest.config.ts': 'export default {};' },
    },
    breaks: { 'a default': [{ [view]: 'export default function Cart() {}' }, /default export/] },
  },
  'suites of tests': {
    check: checkSuites,
    keeps: {
      'a test in the globs of vitest': {
        'packages/ui/vitest.config.ts': "test: { include: ['src/**/*.test.{ts,tsx}'] }",
        'packages/ui/src/card/card.test.tsx': '',
      },
      'tests in the globs of the browser runners': {
        'packages/elements/test/run-in-browser.ts': "files: [join(here, 'browser/**/*.test.ts')],",
        'packages/elements/test/browser/widgets.test.ts': '',
        'examples/portal/e2e/playwright.config.ts': "testMatch: '**/*.test.ts',",
        'examples/portal/e2e/session/guard.test.ts': '',
      },
    },
    breaks: {
      'another extension': [
        {
          'packages/core/vitest.config.ts': "include: ['src/**/*.test.ts']",
          'packages/core/src/a.test.tsx': '',
        },
        /a\.test\.tsx: no suite runs it/,
      ],
      'another folder': [
        {
          'packages/core/vitest.config.ts': "include: ['src/**/*.test.ts']",
          'packages/core/test/a.test.ts': '',
        },
        /no suite runs it/,
      ],
    },
  },
  'time limits of tests': {
    check: checkWaits,
    keeps: {
      'the default limit': { 'packages/core/src/a.test.ts': 'await vi.waitUntil(isThere);' },
      'a longer limit': { 'packages/core/src/a.test.ts': 'vi.waitUntil(isUp, { timeout: 300_000 });' },
      'a limit of the product': { 'packages/core/src/a.ts': `const settings = { timeout: ${500} };` },
    },
    breaks: {
      'a shorter limit': [
        { 'examples/portal/e2e/a.test.ts': `expect(it).toBeVisible({ timeout: ${20_000} });` },
        /a\.test\.ts:1: waits 20000 ms/,
      ],
    },
  },
  'describeWidget for every widget': {
    check: checkWidgets,
    keeps: {
      'a call for the widget': {
        [manifest]: declared,
        'packages/react/src/features/cart/cart/cart.test.tsx': 'describeWidget(cartWidget, {});',
      },
    },
    breaks: {
      'a call for another widget only': [
        {
          [manifest]: declared,
          'packages/react/src/a.test.tsx': 'describeWidget(badgeWidget, {});',
        },
        /no test calls describeWidget\(cartWidget, …\)/,
      ],
    },
  },
  parts: {
    check: checkParts,
    keeps: {
      described: { [manifest]: declared, [view]: 'export const A = () => <b part="total" />;' },
      'described by the kit of the manifest': {
        'packages/react/src/widget/define-list-widget.ts': 'const listParts = { title: true };',
        [manifest]: `import { defineListWidget } from '../../widget/define-list-widget.ts';\n${declared}`,
        [view]: 'export const A = () => <b part="total title" />;',
      },
      'described for all widgets': {
        'packages/react/src/widget/manifest/part-texts.ts':
          "export const commonParts = {\n  card: 'A box.',\n};",
        'packages/ui/src/card/card.tsx': 'export const Card = () => <b part="card" />;',
      },
      'of the portal, described by its widget': {
        'packages/react/src/widget/manifest/part-texts.ts': 'export const commonParts = {};',
        'packages/react/src/features/environment/portal.manifest.ts': "({ parts: {\n bar: 'The bar.' } })",
        'packages/react/src/portal/frame/frame.tsx': 'export const Frame = () => <b part="bar" />;',
      },
    },
    breaks: {
      'of the portal, described elsewhere': [
        {
          'packages/react/src/widget/manifest/part-texts.ts': "export const parts = { bar: 'A bar.' };",
          'packages/react/src/features/environment/portal.manifest.ts': '({ parts: {} })',
          'packages/react/src/portal/frame/frame.tsx': 'export const Frame = () => <b part="bar" />;',
        },
        /portal.manifest.ts has no description of the part "bar"/,
      ],
      'not described': [
        { [manifest]: declared, [view]: 'export const A = () => <b part="total secret" />;' },
        /the part "secret" is not in/,
      ],
      'described by a kit that the manifest does not use': [
        {
          'packages/react/src/widget/define-list-widget.ts': 'const listParts = { title: true };',
          [manifest]: declared,
          [view]: 'export const A = () => <b part="total title" />;',
        },
        /the part "title" is not in/,
      ],
      'with an empty description': [
        { [manifest]: "defineWidget({\n  parts: {\n    total: '',\n  },\n});" },
        /the part "total" has no description/,
      ],
      'of a primitive, not described for all widgets': [
        {
          'packages/react/src/widget/manifest/part-texts.ts':
            "export const commonParts = {\n  card: 'A box.',\n};",
          'packages/ui/src/card/card.tsx': 'export const Card = () => <b part="card secret" />;',
        },
        /has no description of the part "secret"/,
      ],
    },
  },
  'literal text': {
    check: checkLiteralText,
    keeps: {
      'texts by id': { [view]: 'export const A = () => <b title={t("a")}>{t("b")} · 1</b>;' },
      'an example': { 'packages/ui/src/card/card.example.tsx': 'export const A = () => <b>Karte</b>;' },
    },
    breaks: {
      'in markup': [{ [view]: 'export const A = () => <b>Summe</b>;' }, /literal text “Summe”/],
      'in an attribute': [
        { [view]: 'export const A = () => <b aria-label="Summe" />;' },
        /literal aria-label/,
      ],
    },
  },
  'server text': {
    check: checkServerText,
    keeps: {
      'errors and log messages': {
        [server]: "throw new Error('The cart has no lines left.');\nlog.warn('A cart was lost for good');",
      },
      SQL: { [server]: 'sql`select 1`;\nrun("select name from users");' },
      codes: { [server]: "fail('quantity_too_large');" },
      'the demo story': { 'packages/server/src/demo/a.ts': "const a = 'Wallbox für die Garage';" },
    },
    breaks: {
      German: [{ [server]: "const a = { note: 'bitte neu zu bestellen' };" }, /literal text “bitte neu/],
      'a sentence': [{ [server]: "const a = 'Your order was placed';" }, /literal text “Your order/],
      'a template': [{ [server]: `const a = \`Order \${number} was placed\`;` }, /literal text “Order/],
    },
  },
  'one list of languages': {
    check: checkLanguages,
    keeps: {
      'code over the list': {
        [server]: 'const all = languages.map(({ code }) => code);',
      },
      'the texts of the first language': { [view]: "import de from './locales/de.json';" },
      'a message with an example': { [view]: `throw new Error('must look like "de_DE"');` },
      tests: { 'packages/core/src/i18n/texts.test.ts': "const locale = 'fr_FR';" },
    },
    breaks: {
      'a language': [{ [view]: "const texts = { de: 1 }['fr'];" }, /names a language/],
      'a locale': [{ [server]: 'const locale = `es_ES`;' }, /cart.handler.ts:1: names a language/],
      'a tag': [{ [view]: "<p lang='de-DE' />" }, /names a language/],
      'a file': [{ [view]: "const load = () => import('./locales/en.json');" }, /names a language/],
      SQL: [{ [server]: "sql`select 1 where language = 'en'`" }, /names a language/],
    },
  },
  styles: {
    check: checkStyles,
    keeps: {
      'a chosen element with a rule for forced colours': {
        [css]: "'&[aria-current]': { color: 'red' }, '@media': { '(forced-colors: active)': {} }",
      },
    },
    breaks: {
      'a chosen element marked by colour alone': [
        { [css]: "'&[aria-pressed=true]': { color: 'red' }" },
        /forced-colors/,
      ],
      rem: [{ [css]: "padding: '1rem'" }, /rem depends/],
      'upper case': [{ [css]: "textTransform: 'uppercase'" }, /the case of texts/],
    },
  },
  directions: {
    check: checkDirections,
    keeps: {
      'logical properties': {
        [css]: "marginInline: '8px', textAlign: 'start', borderInlineStart: 0, insetInlineEnd: 0",
      },
      'symmetric shorthands': {
        [css]:
          "padding: '1px 2px 3px', margin: '0 calc(1px + 2px) 4px calc(1px + 2px)', borderRadius: '8px 8px 0 0', inset: '-4px 0'",
      },
      'a direction with a rule for right-to-left': {
        [css]: "globalStyle('a', { mask: 'linear-gradient(to right, x)' }); globalStyle('a:dir(rtl)', {});",
      },
      comments: { [css]: '/** Left: 8px. */\n// right: 0' },
      'a style attribute': { [view]: 'export const A = () => <b style={{ insetInlineStart: 0 }} />;' },
    },
    breaks: {
      'a margin': [{ [css]: "marginLeft: '8px'" }, /physical property marginLeft/],
      'a border’s colour': [{ [css]: "borderRightColor: 'red'" }, /physical property borderRight/],
      'a corner': [{ [css]: "borderTopLeftRadius: '8px'" }, /borderStartStartRadius/],
      'a position': [{ [css]: "style({ position: 'absolute', left: 0 })" }, /insetInlineStart/],
      'a position in quotes': [{ [css]: "style({ 'right': 0 })" }, /insetInlineStart/],
      'an alignment': [{ [css]: "textAlign: 'left'" }, /'start' and 'end'/],
      'a float': [{ [css]: "float: 'right'" }, /'start' and 'end'/],
      'an asymmetric shorthand': [{ [css]: "padding: '1px 2px 3px 4px'" }, /physical shorthand/],
      'asymmetric corners': [{ [css]: "borderRadius: '8px 0 0 8px'" }, /physical shorthand/],
      'a gradient of one direction': [{ [css]: "mask: 'linear-gradient(to right, x)'" }, /:dir\(rtl\)/],
      'a translation in one direction': [{ [css]: "transform: 'translateX(24px)'" }, /:dir\(rtl\)/],
      'a shadow on one side': [{ [css]: "boxShadow: 'inset 3px 0 0 red'" }, /:dir\(rtl\)/],
      'a style attribute': [
        { [view]: 'export const A = () => <b style={{ marginLeft: 4 }} />;' },
        /physical property marginLeft/,
      ],
      'a conditional style attribute': [
        { [view]: 'export const A = () => <b style={a ? { left: 4 } : undefined} />;' },
        /physical property/,
      ],
    },
  },
};

describe.each(Object.entries(rules))('%s', (_, { check, keeps, breaks }) => {
  it.each(Object.entries(keeps))('allows: %s', (_, house) => {
    expect(check(sourcesOf(house))).toEqual([]);
  });
  it.each(Object.entries(breaks))('refuses: %s', (_, [house, said]) => {
    const problems = check(sourcesOf(house));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(said);
  });
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer structure '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the repository to disk. */
const built = (house: House): { at: string; files: string[]; sources: SourceFile[] } => {
  const at = mkdtempSync(join(folder, 'house-'));
  for (const [path, text] of Object.entries(house)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  }
  return { at, files: Object.keys(house), sources: sourcesOf(house) };
};

describe('catalogues', () => {
  const at = 'packages/react/src/features/cart/locales';
  const said = (texts: Readonly<Record<string, object>>) => {
    const house = built(
      Object.fromEntries(
        Object.entries(texts).map(([name, ids]) => [`${at}/${name}.json`, JSON.stringify(ids)]),
      ),
    );
    return checkCatalogues(house.files, house.at).filter((line) => !/: no \w+\.json$/.test(line));
  };
  it('have the same ids and placeholders in every language', () => {
    expect(said({ de: { 'cart.a': 'Noch {n}' }, en: { 'cart.a': '{n} left' } })).toEqual([]);
    expect(said({ de: { 'cart.a': 'A' }, en: {} })).toEqual([`${at}/en.json: cart.a is missing`]);
    expect(said({ de: {}, en: { 'cart.b': 'B' } })).toEqual([`${at}/en.json: cart.b is not in de.json`]);
    expect(said({ de: { 'cart.a': '{n}' }, en: { 'cart.a': '{m}' } })).toHaveLength(1);
    const plural = '{n, plural, one {# Zeile} other {# Zeilen von {name}}}';
    expect(said({ de: { 'cart.a': plural }, en: { 'cart.a': '{n} lines' } })).toHaveLength(1);
  });
  it('exist for every language, and for no other', () => {
    const { files, at: from } = built({ [`${at}/de.json`]: '{}', [`${at}/xx.json`]: '{}' });
    const problems = checkCatalogues(files, from);
    expect(problems).toContain(`${at}: no en.json`);
    expect(problems.join()).toMatch(/xx\.json: not a language/);
    const without = built({ [`${at}/en.json`]: '{}' });
    expect(checkCatalogues(without.files, without.at)).toEqual([`${at}: no de.json`]);
  });
  it('keep their signs on the line of their word', () => {
    const { files, at: from } = built({
      [`${at}/fr.json`]: JSON.stringify({
        'cart.a': 'Total\u00a0: {n}',
        'cart.b': 'Prêt ?',
        'cart.c': '«\u00a0A »',
      }),
    });
    expect(checkNoBreakSpaces(files, from).map((line) => line.split(' ')[1])).toEqual(['cart.b', 'cart.c']);
  });
});

describe('message ids', () => {
  const home = 'packages/react/src/features/cart';
  const house = (ids: object, more: House = {}) =>
    built({ [`${home}/locales/de.json`]: JSON.stringify(ids), ...more });
  const idsOf = (ids: object, more: House = {}) => {
    const { files, sources, at } = house(ids, more);
    return checkMessageIds(files, sources, at);
  };
  it('are kebab-case, or values of the contract', () => {
    expect(idsOf({ 'cart.empty-title': '' })).toEqual([]);
    expect(idsOf({ 'cart.emptyTitle': '' }).join()).toMatch(/“emptyTitle” is neither/);
    expect(
      idsOf({ 'cart.error.out_of_stock': '' }, { 'packages/contract/src/a.ts': "'out_of_stock'" }),
    ).toEqual([]);
  });
  it('begin with where they lie', () => {
    expect(idsOf({ 'orders.title': '' }).join()).toMatch(/must begin with cart\./);
  });
  it('are used, and lie with the widget that alone shows them', () => {
    const use = (ids: object, more: House) => {
      const { files, sources, at } = house(ids, more);
      return checkMessageUse(files, sources, at);
    };
    const shows = (id: string) => `export const A = ({ t }) => <b>{t('${id}')}</b>;`;
    expect(use({ 'cart.title': '' }, {})).toEqual([`${home}: cart.title is used nowhere`]);
    const two = {
      [`${home}/cart/cart.tsx`]: shows('cart.title'),
      [`${home}/cart-badge/cart-badge.tsx`]: shows('cart.title'),
    };
    expect(use({ 'cart.title': '' }, two)).toEqual([]);
    expect(use({ 'cart.title': '' }, { [`${home}/cart/cart.tsx`]: shows('cart.title') }).join()).toMatch(
      /is shown only by cart/,
    );
  });
});

describe('feature trees', () => {
  const contract = Object.fromEntries(
    'session environment dashboard shop cart orders quotations invoices shipments news documents tickets use-cases employees companies accounts onboarding profile second-factors tools chat'
      .split(' ')
      .map((name) => [`packages/contract/src/${name}/a.ts`, '']),
  );
  it('have the same words in contract, react and server', () => {
    expect(checkTrees(built(contract).at)).toEqual([]);
    const { 'packages/contract/src/news/a.ts': _, ...less } = contract;
    expect(checkTrees(built(less).at)).toEqual(['packages/contract/src/news: missing']);
    const strange = { ...contract, 'packages/server/src/features/announcements/a.ts': '' };
    expect(checkTrees(built(strange).at).join()).toMatch(/announcements: not a feature of the contract/);
    const unfinished = { ...contract, 'packages/react/src/features/news/index.ts': '' };
    expect(checkTrees(built(unfinished).at).join()).toMatch(/no news\.manifest\.ts/);
  });
});

describe('packages', () => {
  const check = (manifest: object) => {
    const { files, at } = built({ 'package.json': JSON.stringify(manifest) });
    return checkPackages(files, at);
  };
  it('name exact versions', () => {
    expect(check({ dependencies: { a: '1.2.3', b: '2.0.0-rc.1', c: 'npm:@x/old-a@0.9.0' } })).toEqual([]);
    expect(check({ dependencies: { c: 'npm:old-a@^0.9.0' } })).toHaveLength(1);
    expect(check({ devDependencies: { a: '^1.2.3' } })).toEqual([
      'package.json: a ^1.2.3 is not an exact version',
    ]);
  });
});

test('a TypeScript file outside the program is found', () => {
  expect(checkProgram(['packages/core/src/index.ts', 'packages/core/README.md'])).toEqual([]);
  expect(checkProgram(['packages/core/scripts/forgotten.ts'])).toHaveLength(1);
});

describe('waivers', () => {
  const found = { size: ['a.ts: 301 lines', 'b.ts: 301 lines'], names: [] };
  it('excuse their own file and rule alone', () => {
    expect(waive(found, [['size', 'a.ts', 'a table']])).toEqual({
      size: ['b.ts: 301 lines'],
      names: [],
      'every waiver is needed': [],
    });
  });
  it('are faults once nothing needs them', () => {
    const { 'every waiver is needed': idle } = waive(found, [['names', 'a.ts', 'an old name']]);
    expect(idle?.join()).toMatch(/a\.ts no longer needs “names”/);
  });
});
