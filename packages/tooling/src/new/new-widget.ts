import { chooseRead, type ListRead } from './choose-read.ts';
import type { FileTree } from './file-tree.ts';
import { addImport, appendEntry, insertBefore } from './insert.ts';
import { type WidgetPlan, widgetFiles, widgetManifest, widgetTexts } from './widget-files.ts';
import { type Words, wordsOf } from './words.ts';

const react = 'packages/react/src';
const home = (feature: Words) => `${react}/features/${feature.kebab}`;

/** What a widget is made of beside its feature. */
export interface WidgetParts {
  /** File name to text. */
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: string;
  /** Texts by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly summary: string;
}

/** What a new widget is called and reads; throws where there is no such feature or the tag is taken. */
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

/** Puts a widget into its feature; the first one also makes the feature. */
export function addWidget(tree: FileTree, plan: WidgetPlan, parts: WidgetParts): void {
  const { feature, widget } = plan;
  if (tree.read(`${home(feature)}/${feature.kebab}.manifest.ts`) === null) newFeature(tree, feature);
  for (const [name, text] of Object.entries(parts.files))
    tree.create(`${home(feature)}/${widget.kebab}/${name}`, text);
  addToManifest(tree, plan, parts.manifest);
  addToIndex(tree, plan, parts.summary);
  for (const [language, texts] of Object.entries(parts.texts))
    tree.create(
      `${home(feature)}/${widget.kebab}/locales/${language}.json`,
      `${JSON.stringify(texts, null, 2)}\n`,
    );
}

/**
 * A widget that works: its own folder, and one line in its feature's manifest. A feature's first widget also makes the
 * feature, with its line in the registry and in the package's index.
 */
export function newWidget(tree: FileTree, featureName?: string, widgetName?: string): void {
  const plan = planWidget(tree, featureName, widgetName);
  addWidget(tree, plan, {
    files: widgetFiles(plan),
    manifest: widgetManifest(plan),
    texts: widgetTexts(plan),
    summary: `What \`${plan.read.operation}\` answers, one line each.`,
  });
}

function refuseTaken(tree: FileTree, { kebab }: Words): void {
  for (const name of tree.list(`${react}/features`)) {
    const manifest = tree.read(`${react}/features/${name}/${name}.manifest.ts`) ?? '';
    if (manifest.includes(`tag: '${kebab}'`))
      throw new Error(`<foyer-${kebab}> is there already, in ${name}.`);
  }
}

function addToManifest(tree: FileTree, plan: WidgetPlan, manifest: string): void {
  const path = `${home(plan.feature)}/${plan.feature.kebab}.manifest.ts`;
  let text = tree.need(path);
  if (!/\bdefineWidget\b/.test(text)) text = text.replace('defineFeature }', 'defineFeature, defineWidget }');
  text = addImport(text, `import { navigateEvent } from '../../widget/navigate-event.ts';`);
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
