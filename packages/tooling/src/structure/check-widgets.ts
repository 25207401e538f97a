import type { SourceFile } from './source-files.ts';

/** Every widget of a manifest runs the suite that every widget passes first. */
export function checkWidgets(sources: readonly SourceFile[]): string[] {
  const tested = new Set(
    sources
      .filter(({ path }) => path.endsWith('.test.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/describeWidget\(\s*\w+,\s*(\w+)/g)].map((match) => match[1])),
  );
  return sources
    .filter(({ path }) => path.endsWith('.manifest.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = defineWidget\(/g)]
        .filter(([, name]) => !tested.has(name))
        .map(([, name]) => `${path}: no test calls describeWidget(…, ${name}, …)`),
    );
}
