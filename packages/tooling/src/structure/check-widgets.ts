import type { SourceFile } from './source-files.ts';

/** Checks that every widget of a manifest runs the suite that is common to all widgets. */
export function checkWidgets(sources: readonly SourceFile[]): string[] {
  const tested = new Set(
    sources
      .filter(({ path }) => path.endsWith('.test.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/describeWidget\(\s*(\w+)/g)].map((match) => match[1])),
  );
  return sources
    .filter(({ path }) => path.endsWith('.manifest.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = define\w*Widget\(/g)]
        .filter(([, name]) => !tested.has(name))
        .map(([, name]) => `${path}: no test calls describeWidget(${name}, …)`),
    );
}

const isDrawn = (path: string) => path.endsWith('.tsx') && !/\.(test|example)\.tsx$/.test(path);

const drawnParts = /\spart="([\w -]+)"/g;
/** Manifest helpers for lists and details: their descriptions of parts apply to every manifest created with them. */
const kits = /^packages\/react\/src\/widget\/(?:.*\/)?(define-(?:list|detail)-widget)\.ts$/;
/** Descriptions of the parts that all widgets share. */
const sharedTexts = 'packages/react/src/widget/manifest/part-texts.ts';
const isShared = (path: string) =>
  isDrawn(path) && /^packages\/(ui|react)\/src\//.test(path) && !path.includes('/features/');

/** Whether a source text names a part as a key: `'row-link': …`, `row: …`. */
const hasKey = (text: string, name: string) =>
  new RegExp(`(^|[\\s{])(${name}|'${name}'|"${name}"): *(\\S|\\n)`, 'm').test(text);

/** Folder of the portal's code, above the features; the manifest of the portal's widget describes its parts. */
const portalRoom = 'packages/react/src/portal/';
const portalTexts = 'packages/react/src/features/environment/portal.manifest.ts';

/** Checks that the parts of primitives, lists and forms are described once for all widgets. */
function checkSharedParts(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isShared(path))
    .flatMap(({ path, text }) => {
      const place = path.startsWith(portalRoom) ? portalTexts : sharedTexts;
      const texts = sources.find((source) => source.path === place)?.text;
      if (texts === undefined) return [];
      return [...text.matchAll(drawnParts)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => !hasKey(texts, name))
        .map((name) => `${path}: ${place} has no description of the part "${name}"`);
    });
}

/** Checks that no part has an empty description. */
function checkEmptyTexts({ path, text }: SourceFile): string[] {
  const [, ...lists] = text.split(/^ {2}parts: \{/m);
  return lists
    .map((list) => list.split(/^ {2}\},/m)[0] ?? '')
    .flatMap((list) => [...list.matchAll(/([\w-]+)'?:\s*(?:\{ description: )?(''|"")/g)])
    .map(([, name]) => `${path}: the part "${name}" has no description`);
}

/** Checks that every `part` of a feature is described in its manifest, since pages style documented parts. */
export function checkParts(sources: readonly SourceFile[]): string[] {
  return [...checkSharedParts(sources), ...checkManifests(sources)];
}

function checkManifests(sources: readonly SourceFile[]): string[] {
  const manifests = sources.filter(({ path }) => path.endsWith('.manifest.ts'));
  const kitTexts = sources.flatMap(({ path, text }) => {
    const [, name] = kits.exec(path) ?? [];
    return name === undefined ? [] : [{ name, text }];
  });
  const named = ({ text }: SourceFile) => [
    text,
    ...kitTexts.filter(({ name }) => text.includes(`${name}.ts'`)).map((kit) => kit.text),
  ];
  const folders = new Set(manifests.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1)));
  const unnamed = [...folders].flatMap((folder) => {
    const own = manifests.filter(({ path }) => path.startsWith(folder));
    return sources
      .filter(({ path }) => path.startsWith(folder) && isDrawn(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(drawnParts)]
          .flatMap(([, names = '']) => names.split(' '))
          .filter((name) => !own.flatMap(named).some((text) => hasKey(text, name)))
          .map((name) => `${path}: the part "${name}" is not in ${own.map((each) => each.path).join(', ')}`),
      );
  });
  return [...unnamed, ...manifests.flatMap(checkEmptyTexts)];
}
