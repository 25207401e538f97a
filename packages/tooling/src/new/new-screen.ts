import { languageCodes } from '@foyer/contract';
import type { FileTree } from './file-tree.ts';
import { addImport, appendEntry } from './insert.ts';
import { type Words, wordsOf } from './words.ts';

const routesFile = 'packages/contract/src/portal-routes.ts';
const react = 'packages/react/src';
const titlesIn = (code: string) => `${react}/screens/locales/${code}.json`;

/** A widget as its feature's manifest declares it. */
interface KnownWidget {
  /** The name of the exported manifest: `auditLogWidget`. */
  readonly constant: string;
  readonly access: string;
  /** The folder of its code and texts: `audit-log`. */
  readonly folder: string;
}

interface ScreenPlan {
  readonly feature: Words;
  readonly route: Words;
  readonly widget: KnownWidget;
  /** `packages/react/src/features/accounts/accounts` */
  readonly base: string;
}

const definition = (constant: string) =>
  new RegExp(`export const ${constant} = define\\w*Widget\\(\\{[\\s\\S]*?\\n\\}\\);`);

function findWidget(manifest: string, tag: string): KnownWidget | undefined {
  for (const [, constant = ''] of manifest.matchAll(/export const (\w+) = define\w*Widget\(/g)) {
    const [text = ''] = definition(constant).exec(manifest) ?? [];
    const [, own] = /\btag: '([^']+)'/.exec(text) ?? [];
    const [, access = ''] = /\baccess: '([^']+)'/.exec(text) ?? [];
    const [, folder = ''] = /\bload: \(\) =>\s*import\('\.\/([^/']+)\//.exec(text) ?? [];
    if (own === tag) return { constant, access, folder };
  }
  return undefined;
}

function planOf(tree: FileTree, featureName?: string, routeName?: string, widgetName?: string): ScreenPlan {
  const feature = wordsOf(featureName, 'The feature');
  const route = wordsOf(routeName, 'The route');
  const tag = wordsOf(widgetName, 'The widget').kebab;
  const base = `${react}/features/${feature.kebab}/${feature.kebab}`;
  const manifest = tree.read(`${base}.manifest.ts`);
  if (manifest === null) throw new Error(`There is no feature ${feature.kebab}: no ${base}.manifest.ts.`);
  const widget = findWidget(manifest, tag);
  if (!widget)
    throw new Error(
      `${feature.kebab} has no widget ${tag}. Create it: npm run new widget ${feature.kebab} ${tag}`,
    );
  if (new RegExp(`^ {2}'?${route.kebab}'?: \\{ path`, 'm').test(tree.need(routesFile)))
    throw new Error(`The route ${route.kebab} already exists.`);
  return { feature, route, widget, base };
}

/**
 * Generates a working screen: its route in the contract, its record in its feature, the route in `shows` of its widget, and its title in every
 * language. A feature's first screen also creates the feature's file of records, with its line in the list of them.
 */
export function newScreen(tree: FileTree, ...words: (string | undefined)[]): void {
  const plan = planOf(tree, ...words);
  addRoute(tree, plan);
  addShown(tree, plan);
  const hasHeading = addTitles(tree, plan);
  addRecord(tree, plan, hasHeading);
}

function addRoute(tree: FileTree, { route, widget }: ScreenPlan): void {
  const layout = widget.access === 'public' ? 'login' : 'shop';
  const entry = `'${route.kebab}': { path: '${route.kebab}', layout: '${layout}', access: '${widget.access}' }`;
  tree.write(routesFile, appendEntry(tree.need(routesFile), /^export const portalRoutes = \{/m, entry));
}

function addShown(tree: FileTree, { base, route, widget }: ScreenPlan): void {
  const path = `${base}.manifest.ts`;
  const changed = (text: string) =>
    text.replace(/\bshows: \[([^\]]*)\]/, (_, shown: string) => {
      const all = [...shown.split(',').map((each) => each.trim()), `'${route.kebab}'`].filter(Boolean);
      return `shows: [${all.join(', ')}]`;
    });
  tree.write(path, tree.need(path).replace(definition(widget.constant), changed));
}

/** `open-orders` as words: `Open orders`. */
const sentence = (kebab: string) => `${kebab.charAt(0).toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}`;

/** Adds titles from the widget's own heading, if it has one. Returns whether it has. */
function addTitles(tree: FileTree, { base, feature, route, widget }: ScreenPlan): boolean {
  const folder = base.slice(0, base.lastIndexOf('/'));
  const headings = languageCodes.map((code) => {
    const text = tree.read(`${folder}/${widget.folder}/locales/${code}.json`) ?? '{}';
    return (JSON.parse(text) as Record<string, string>)[`${feature.kebab}.${widget.folder}.title`];
  });
  for (const [at, code] of languageCodes.entries()) {
    const titles = JSON.parse(tree.need(titlesIn(code))) as Record<string, string>;
    const title = headings[at] ?? sentence(route.kebab);
    tree.write(
      titlesIn(code),
      `${JSON.stringify({ ...titles, [`screens.${route.kebab}`]: title }, null, 2)}\n`,
    );
  }
  return headings.every(Boolean);
}

function addRecord(tree: FileTree, { base, feature, route, widget }: ScreenPlan, hasHeading: boolean): void {
  const path = `${base}.screens.ts`;
  const list = `${feature.camel}Screens`;
  const record = `defineScreen('${route.kebab}', {
    widget: ${widget.constant},
    title: 'screens.${route.kebab}',
    size: 'list',${hasHeading ? '\n    beginsWithTitle: true,' : ''}
  })`;
  const known = tree.read(path);
  const text = withImports(known ?? '', feature, widget);
  if (new RegExp(`^export const ${list} = \\[`, 'm').test(text)) {
    tree.write(path, appendEntry(text, new RegExp(`^export const ${list} = \\[`, 'm'), record));
    return;
  }
  tree.write(path, `${text.trimEnd()}\n\nexport const ${list} = [\n${record},\n];\n`);
  const registry = `${react}/features/screens.ts`;
  const line = `import { ${list} } from './${feature.kebab}/${feature.kebab}.screens.ts';`;
  tree.write(
    registry,
    appendEntry(
      withName(tree.need(registry), list, `./${feature.kebab}/${feature.kebab}.screens.ts`, line),
      /^const all = \[/m,
      `...${list}`,
    ),
  );
}

/** Adds a name to the import of a module, or adds the import. */
function withName(text: string, name: string, module: string, line: string): string {
  const found = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`).exec(text);
  if (!found) return addImport(text, line);
  const names = (found[1] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (names.includes(name)) return text;
  return text.replace(found[0], `import { ${[...names, name].join(', ')} } from '${module}';`);
}

function withImports(text: string, feature: Words, { constant }: KnownWidget): string {
  const define = '../../screens/define-screen.ts';
  const manifest = `./${feature.kebab}.manifest.ts`;
  const withDefine = withName(text, 'defineScreen', define, `import { defineScreen } from '${define}';`);
  return withName(withDefine, constant, manifest, `import { ${constant} } from '${manifest}';`);
}
