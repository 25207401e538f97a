import { commonParts, partsOf } from '@foyer/react/part-texts';
import { features } from '@foyer/react/registry';
import { slotsOf } from '@foyer/react/slot-specs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { cssProperties } from './css-properties.ts';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.ts';
import { elementTypings, markupTypings } from './element-typings.ts';
import { customElementsManifest } from './elements-manifest.ts';
import { hostTexts } from './host-texts.ts';
import { llmsText } from './llms-text.ts';
import { widgets as listedWidgets } from './widget-list.ts';

const widgets = features.flatMap((feature) => [...feature.widgets]);

interface Named {
  readonly name: string;
  readonly description?: unknown;
  readonly attributes?: readonly Named[];
}
const oneSentence = expect.stringMatching(/^\p{Lu}.{8,}\.$/u);
interface Module {
  readonly declarations: readonly {
    readonly tagName?: string;
    readonly slots?: unknown;
    readonly cssParts?: unknown;
  }[];
}
interface WebTypes {
  readonly contributions: {
    readonly html: {
      readonly elements: readonly (Named & {
        readonly js: { readonly events: readonly Named[] };
        readonly slots: readonly Named[];
        readonly css: { readonly parts: readonly Named[] };
      })[];
    };
    readonly css: { readonly properties: readonly Named[] };
  };
}
const namesOf = (list: readonly Named[] | undefined) => (list ?? []).map(({ name }) => name);
const attributesOf = ({ attributes }: (typeof widgets)[number]) => [
  ...Object.entries(attributes).flatMap(([name, { type }]) => (type === 'object' ? [] : [name])),
  ...['api', 'brand', 'locale', 'scheme'],
];

describe('the data for editors', () => {
  const { html, css } = (webTypes('1.2.3') as WebTypes).contributions;
  const { tags } = vscodeHtmlData() as { readonly tags: readonly Named[] };
  it.each(widgets)('has $tag with its attributes and events', (widget) => {
    const name = `foyer-${widget.tag}`;
    const jetBrains = html.elements.find((each) => each.name === name);
    const code = tags.find((each) => each.name === name);
    expect(namesOf(jetBrains?.attributes)).toEqual(attributesOf(widget));
    expect(namesOf(code?.attributes)).toEqual(attributesOf(widget));
    const events = [...Object.keys(widget.events), 'failed', 'ready', 'error'].map((each) => `foyer-${each}`);
    expect(namesOf(jetBrains?.js.events)).toEqual(events);
    for (const event of events) expect(JSON.stringify(code?.description)).toContain(event);
    expect(jetBrains?.slots).toEqual(slotsOf(widget));
    expect(jetBrains?.css.parts).toEqual(partsOf(widget));
    for (const { name: slot } of slotsOf(widget)) {
      expect(JSON.stringify(code?.description)).toContain(`slot=\\"${slot}\\"`);
    }
  });

  it('says of every slot and every part what it is, in its own words', () => {
    const named = widgets.flatMap((widget) => [...slotsOf(widget), ...partsOf(widget)]);
    expect(named.length).toBeGreaterThan(400);
    for (const { name, description } of named) expect([name, description]).toEqual([name, oneSentence]);
    for (const [name, text] of Object.entries(commonParts)) expect([name, text]).toEqual([name, oneSentence]);
    const { modules } = customElementsManifest() as { readonly modules: readonly Module[] };
    const declared = modules.flatMap(({ declarations }) => declarations);
    for (const widget of widgets) {
      const element = declared.find(({ tagName }) => tagName === `foyer-${widget.tag}`);
      expect(element?.slots).toEqual(slotsOf(widget));
      expect(element?.cssParts).toEqual(partsOf(widget));
    }
  });

  it('says since when something is there, and what to take in its place', () => {
    const [listed] = listedWidgets;
    if (!listed) throw new Error('There is no widget.');
    const life = { since: '1.4', deprecated: 'Take the other one.' };
    const widget = {
      ...listed.widget,
      ...life,
      attributes: { size: { type: 'number', description: 'How large.', ...life } },
      events: { grown: { description: 'It grew.', detail: 'null', ...life } },
      parts: { leaf: { description: 'A leaf.', ...life } },
    } as const;
    const list = [{ ...listed, widget }];
    const { elements } = (webTypes('1.2.3', list) as WebTypes).contributions.html;
    expect(elements).toMatchObject([
      {
        ...life,
        attributes: [life, {}, {}, {}, {}],
        js: { events: [life, {}, {}, {}] },
        css: { parts: [life] },
      },
    ]);
    const code = JSON.stringify(vscodeHtmlData(list));
    expect(code.match(/Since 1\.4\. Deprecated: Take the other one\./g)).toHaveLength(4);
  });

  it('says of each public custom property what it is for', () => {
    const { properties } = vscodeCssData() as { readonly properties: readonly Named[] };
    expect(cssProperties().length).toBeGreaterThan(90);
    expect(namesOf(properties)).toEqual(cssProperties().map(({ name }) => name));
    expect(namesOf(css.properties)).toEqual(namesOf(properties));
    for (const { description } of properties) expect(description).toMatch(/^\p{Lu}.{8,}\. Default: ./u);
    expect(JSON.stringify(customElementsManifest())).toContain('Secondary text');
  });
});

describe('llms.txt', () => {
  it.each(widgets)('lists $tag with its attributes and events', ({ tag, attributes, events }) => {
    const [, section = ''] = llmsText().split(`### \`<foyer-${tag}>\`\n`);
    const own = section.split('\n### ')[0] ?? '';
    for (const name of Object.keys(attributes)) expect(own).toContain(`attribute \`${name}\``);
    for (const name of Object.keys(events)) expect(own).toContain(`event \`foyer-${name}\``);
  });

  it('leads to the description of the API', () => {
    expect(llmsText()).toContain('(/api/portal/openapi.json)');
  });
});

describe('the texts for failed loading', () => {
  it.each(['host', 'check', 'theme-editor'] as const)(
    'are part of the %s in every language, with the same ids',
    (part) => {
      const [first, ...others] = Object.values(hostTexts(part));
      expect(others.length).toBeGreaterThan(2);
      for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
    },
  );
});

/** A page that uses the typings without a fault. */
const knowing = `
  import type { FoyerSession } from './foyer';
  const stop: () => void = Foyer.on('foyer-session', ({ detail }) => {
    const session: FoyerSession = detail.session;
    const why: 'start' | 'signed-in' | 'signed-out' | 'expired' | 'user' | 'company' | 'mode' = detail.reason;
    const version: 1 = detail.version;
    console.log(session.user?.firstName, why, version);
  });
  Foyer.on('foyer-checkout-step', ({ detail }) => detail.step satisfies 'cart' | 'details' | 'submitted' | 'placed');
  document.addEventListener('foyer-error', ({ detail }) => console.log(detail.kind, detail.requestId?.length));
  const shop = document.createElement('foyer-shop');
  shop.pageSize = 12;
  shop.addEventListener('foyer-searched', ({ detail }) => detail.results.toFixed());
  const who: string | undefined = (await Foyer.ready).session?.company?.name;
  const outcome = await Foyer.setCompany('id');
  if (!outcome.ok) console.log(outcome.code);
  await Foyer.setScheme('page');
  stop();
  export { who };
`;
const inSolid = (markup: string) => `export const view = ${markup};`;
const pages: readonly [what: string, text: string, faults: number][] = [
  ['Foyer, its session, its events and their details', knowing, 0],
  ['a scheme that does not exist', "void Foyer.setScheme('purple'); export {};", 1],
  ['a session that may be missing', 'Foyer.session.user; export {};', 1],
  ['a token', 'Foyer.session?.token; export {};', 1],
  ['a detail that does not exist', "Foyer.on('foyer-ready', ({ detail }) => detail.nothing); export {};", 1],
  ['an attribute of the wrong kind', "document.createElement('foyer-shop').pageSize = 'x'; export {};", 1],
  [
    'markup of Solid',
    inSolid(
      '<foyer-shop page-size={12} view="grid" on:foyer-navigate={({ detail }) => console.log(detail.target.route)} />',
    ),
    0,
  ],
  ['a wrong number in Solid', inSolid('<foyer-shop page-size="x" />'), 1],
  ['a wrong value in Solid', inSolid('<foyer-shop view="nope" />'), 1],
  ['an unknown tag in Solid', inSolid('<foyer-shopp />'), 1],
];

/** The faults that TypeScript finds in each of `pages`; `/solid.d.ts` replaces the library's own types. */
function faultsByPage(): string[][] {
  const nameOf = (at: number) => `/page-${at}.tsx`;
  const files: Record<string, string> = {
    '/foyer.d.ts': elementTypings(),
    '/foyer-solid.d.ts': markupTypings().solid.replace("from './foyer.js'", "from './foyer'"),
    '/solid.d.ts': `declare module 'solid-js' {
      export namespace JSX {
        interface HTMLAttributes<T> { ref?: T; class?: string }
        interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> }
      }
    }`,
    '/jsx.d.ts': `import type { JSX as Solid } from 'solid-js';
      declare global { namespace JSX { interface IntrinsicElements extends Solid.IntrinsicElements {} type Element = unknown } }`,
    ...Object.fromEntries(pages.map(([, text], at) => [nameOf(at), text])),
  };
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path in files || fileExists(path);
  host.readFile = (path) => files[path] ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = files[path];
    if (text === undefined) return getSourceFile(path, version, ...rest);
    return ts.createSourceFile(path, text, version, true);
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  const own = Object.keys(files).map((name) => program.getSourceFile(name));
  const faults = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  const lines = faults.map(({ file, messageText }) => [
    file?.fileName,
    ts.flattenDiagnosticMessageText(messageText, ' '),
  ]);
  expect(lines.filter(([name]) => !name?.startsWith('/page-'))).toEqual([]);
  return pages.map((_, at) => lines.filter(([name]) => name === nameOf(at)).map(([, text]) => text ?? ''));
}

describe('the typings', () => {
  it('know what is right and refuse what is wrong', () => {
    const found = faultsByPage();
    expect(pages.map(([what], at) => [what, found[at]?.length, found[at]])).toEqual(
      pages.map(([what, , faults], at) => [what, faults, found[at]]),
    );
  });
});
