import type { SourceFile } from './source-files.ts';

/** Every widget of a manifest runs the suite that every widget passes first. */
export function checkWidgets(sources: readonly SourceFile[]): string[] {
  const tested = new Set(
    sources
      .filter(({ path }) => path.endsWith('.test.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/describeWidget\(\s*(\w+)/g)].map((match) => match[1])),
  );
  return sources
    .filter(({ path }) => path.endsWith('.manifest.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = defineWidget\(/g)]
        .filter(([, name]) => !tested.has(name))
        .map(([, name]) => `${path}: no test calls describeWidget(${name}, …)`),
    );
}

const isDrawn = (path: string) => path.endsWith('.tsx') && !/\.(test|example)\.tsx$/.test(path);

const drawnParts = /\spart="([\w -]+)"/g;
/** Where what all widgets share says what its parts are. */
const sharedTexts = 'packages/react/src/widget/part-texts.ts';
const isShared = (path: string) =>
  isDrawn(path) && /^packages\/(ui|react)\/src\//.test(path) && !path.includes('/features/');

/** Whether a text names a part as a key: `'row-link': …`, `row: …`. */
const hasKey = (text: string, name: string) =>
  new RegExp(`(^|[\\s{])(${name}|'${name}'|"${name}"): *(\\S|\\n)`, 'm').test(text);

/** What primitives, lists and forms draw is said once for all widgets. */
function checkSharedParts(sources: readonly SourceFile[]): string[] {
  const texts = sources.find(({ path }) => path === sharedTexts)?.text;
  if (texts === undefined) return [];
  return sources
    .filter(({ path }) => isShared(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(drawnParts)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => !hasKey(texts, name))
        .map((name) => `${path}: ${sharedTexts} does not say what the part "${name}" is`),
    );
}

/** A part without words about it helps nobody who styles. */
function checkEmptyTexts({ path, text }: SourceFile): string[] {
  const [, ...lists] = text.split(/^ {2}parts: \{/m);
  return lists
    .map((list) => list.split(/^ {2}\},/m)[0] ?? '')
    .flatMap((list) => [...list.matchAll(/([\w-]+)'?:\s*(?:\{ description: )?(''|"")/g)])
    .map(([, name]) => `${path}: nothing says what the part "${name}" is`);
}

/** Every `part` a feature draws is named in its manifest with what it is: pages style by what is documented. */
export function checkParts(sources: readonly SourceFile[]): string[] {
  return [...checkSharedParts(sources), ...checkManifests(sources)];
}

function checkManifests(sources: readonly SourceFile[]): string[] {
  const manifests = sources.filter(({ path }) => path.endsWith('.manifest.ts'));
  const folders = new Set(manifests.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1)));
  const unnamed = [...folders].flatMap((folder) => {
    const own = manifests.filter(({ path }) => path.startsWith(folder));
    return sources
      .filter(({ path }) => path.startsWith(folder) && isDrawn(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(drawnParts)]
          .flatMap(([, names = '']) => names.split(' '))
          .filter((name) => !own.some((manifest) => hasKey(manifest.text, name)))
          .map((name) => `${path}: the part "${name}" is not in ${own.map((each) => each.path).join(', ')}`),
      );
  });
  return [...unnamed, ...manifests.flatMap(checkEmptyTexts)];
}
