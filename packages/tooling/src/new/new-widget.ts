import { chooseRead, type ListRead } from './choose-read.ts';
import type { FileTree } from './file-tree.ts';
import { addImport, appendEntry, insertBefore } from './insert.ts';
import { type WidgetPlan, widgetFiles, widgetManifest, widgetTexts } from './widget-files.ts';
import { type Words, wordsOf } from './words.ts';

const react = 'packages/react/src';
const home = (feature: Words) => `${react}/features/${feature.kebab}`;

/** The parts of a new widget. */
export interface WidgetParts {
  /** File name to text. */
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: string;
  /** Imports of the manifest in addition to `defineWidget`. */
  readonly imports: readonly string[];
  /** Texts by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly summary: string;
}

/** Plans the names and the read of a new widget; throws an error if the feature does not exist or the tag is taken. */
export function planWidget(
  tree: FileTree,
  featureName?: string,
  widgetName?: string,
  read?: ListRead,
): WidgetPlan {
  const feature = wordsOf(featureName, 'The feature');
  const widget = wordsOf(widgetName, 'The name of the widget');
  const known = tree.list('packages/contract/src');
  if (!known.includes(feature.kebab))
    throw new Error(`There is no feature ${feature.kebab} in packages/contract/src.`);
  refuseTaken(tree, widget);
  return { feature, widget, read: read ?? chooseRead(feature.kebab) };
}

/** Adds a widget to its feature; the first widget also creates the feature. */
export function addWidget(tree: FileTree, plan: WidgetPlan, parts: WidgetParts): void {
  const { feature, widget } = plan;
  if (tree.read(`${home(feature)}/${feature.kebab}.manifest.ts`) === null) newFeature(tree, feature);
  for (const [name, text] of Object.entries(parts.files))
    tree.create(`${home(feature)}/${widget.kebab}/${name}`, text);
  addToManifest(tree, plan, parts);
  addToIndex(tree, plan, parts.summary);
  for (const [language, texts] of Object.entries(parts.texts))
    tree.create(
      `${home(feature)}/${widget.kebab}/locales/${language}.json`,
      `${JSON.stringify(texts, null, 2)}\n`,
    );
}

/**
 * Generates a working widget: its own folder, and one line in its feature's manifest. A feature's first widget also creates
 * the feature, with its lines in the registry and in the package's index.
 */
export function newWidget(tree: FileTree, featureName?: string, widgetName?: string): void {
  const plan = planWidget(tree, featureName, widgetName);
  addWidget(tree, plan, {
    files: widgetFiles(plan),
    manifest: widgetManifest(plan),
    imports: [`import { navigateEvent } from '../../widget/links/navigate-event.ts';`],
    texts: widgetTexts(plan),
    summary: `The entries of \`${plan.read.operation}\`, one line each.`,
  });
}

function refuseTaken(tree: FileTree, { kebab }: Words): void {
  for (const name of tree.list(`${react}/features`)) {
    const manifest = tree.read(`${react}/features/${name}/${name}.manifest.ts`) ?? '';
    if (manifest.includes(`tag: '${kebab}'`)) throw new Error(`<foyer-${kebab}> already exists, in ${name}.`);
  }
}

function addToManifest(tree: FileTree, plan: WidgetPlan, { manifest, imports }: WidgetParts): void {
  const path = `${home(plan.feature)}/${plan.feature.kebab}.manifest.ts`;
  let text = tree.need(path);
  if (manifest.includes('defineWidget(') && !/\bdefineWidget\b/.test(text))
    text = text.replace('defineFeature }', 'defineFeature, defineWidget }');
  for (const line of imports) text = addImport(text, line);
  const start = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export const ${plan.feature.camel}Feature\\b`,
  );
  text = insertBefore(text, start, `${manifest}\n`);
  tree.write(path, appendEntry(text, /\bwidgets: \[/, `${plan.widget.camel}Widget`));
}

function addToIndex(tree: FileTree, { feature, widget }: WidgetPlan, summary: string): void {
  const path = `${home(feature)}/index.ts`;
  const manifest = `./${feature.kebab}.manifest.ts`;
  let text = tree.need(path);
  const names = new RegExp(`import \\{([^}]*)\\} from '${manifest.replaceAll('.', '\\.')}';`);
  text = names.test(text)
    ? text.replace(names, (_, list: string) => {
        const all = [...list.split(',').map((name) => name.trim()), `${widget.camel}Widget`].filter(Boolean);
        return `import { ${all.join(', ')} } from '${manifest}';`;
      })
    : addImport(text, `import { ${widget.camel}Widget } from '${manifest}';`);
  text = addImport(text, `import { createWidgetComponent } from '../../widget/create-widget-component.tsx';`);
  const component = `createWidgetComponent(${widget.camel}Widget)`;
  tree.write(path, `${text.trimEnd()}\n\n/** ${summary} */\nexport const ${widget.pascal} = ${component};\n`);
}

/** The feature's own files and its two lines outside of its folder. */
function newFeature(tree: FileTree, feature: Words): void {
  const { kebab, camel } = feature;
  const folder = home(feature);
  tree.create(
    `${folder}/${kebab}.manifest.ts`,
    `import { defineFeature } from '../../widget/define-widget.ts';

export const ${camel}Feature = defineFeature({
  name: '${kebab}',
  widgets: [],
});
`,
  );
  tree.create(`${folder}/index.ts`, '');
  const registry = `${react}/features/registry.ts`;
  const listed = addImport(
    tree.need(registry),
    `import { ${camel}Feature } from './${kebab}/${kebab}.manifest.ts';`,
  );
  tree.write(registry, appendEntry(listed, /^const all = \[/m, `${camel}Feature`));
  tree.write(
    `${react}/index.ts`,
    addImport(tree.need(`${react}/index.ts`), `export * from './features/${kebab}/index.ts';`),
  );
}
