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

/** Every `part` a feature draws is named in its manifest: pages style by what is documented. */
export function checkParts(sources: readonly SourceFile[]): string[] {
  const manifests = sources.filter(({ path }) => path.endsWith('.manifest.ts'));
  return manifests.flatMap((manifest) => {
    const folder = manifest.path.slice(0, manifest.path.lastIndexOf('/') + 1);
    return sources
      .filter(({ path }) => path.startsWith(folder) && isDrawn(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\spart="([\w -]+)"/g)]
          .flatMap(([, names = '']) => names.split(' '))
          .filter((name) => !manifest.text.includes(`'${name}'`))
          .map((name) => `${path}: the part "${name}" is not in ${manifest.path}`),
      );
  });
}
