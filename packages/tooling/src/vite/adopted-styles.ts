import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const virtualCss = /import\s*(['"])([^'"]+\.vanilla\.css)\1;?/g;

/** The version every Foyer package shares; it keeps class names of two versions on one page apart. */
export function foyerVersion(): string {
  const file = path.join(workspace, 'packages/ui/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/**
 * Makes every `*.css.ts` hand its CSS to the style registry of `@foyer/ui` instead of emitting a CSS file, so
 * that it reaches shadow roots as a constructable sheet. A changed style swaps in place in development.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'foyer-adopted-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(\?.*)?$/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        const place = path.relative(workspace, file).replaceAll('\\', '/');
        const key = `${foyerVersion()}/${place.replaceAll(/packages\/|src\/|\.css\.ts$/g, '')}`;
        const names: string[] = [];
        const rewritten = code.replaceAll(virtualCss, (_, _quote, source: string) => {
          names.push(`foyerCss${names.length}`);
          return `import foyerCss${names.length - 1} from ${JSON.stringify(`${source}?inline`)};`;
        });
        if (names.length === 0) return null;
        const calls = names.map(
          (name, at) => `registerCss(${JSON.stringify(at === 0 ? key : `${key}#${at}`)}, ${name});`,
        );
        const head = `import { registerCss } from '@foyer/ui/style/style-registry.ts';\n`;
        const accept = '\nif (import.meta.hot) import.meta.hot.accept();\n';
        return { code: `${head}${rewritten}\n${calls.join('\n')}${accept}`, map: null };
      },
    },
  };
}
