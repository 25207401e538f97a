import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const virtualCss = /import\s*(['"])([^'"]+\.vanilla\.css)\1;?/g;

/** The version of all Foyer packages; it keeps class names of two versions on one page apart. */
export function foyerVersion(): string {
  const file = path.join(workspace, 'packages/ui/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/**
 * The name of a build. Class names depend on the folder of the build: two builds of one file yield two style sheets, and a page with both builds
 * needs both, such as the portal's login with the elements' first stage.
 */
function buildName(root: string): string {
  const name = path.basename(root);
  return name === 'elements' ? foyerVersion() : `${foyerVersion()}-${name}`;
}

/** The source file of a virtual style sheet, as a path from the root. */
function ownFile(source: string): string {
  const [file] = /(?:packages|examples)\/.*\.css\.ts(?=\.vanilla\.css)/.exec(source) ?? [];
  if (file === undefined) throw new Error(`${source} is not a style sheet of this repository.`);
  return file;
}

/**
 * Changes every `*.css.ts` to register its CSS in the style registry of `@foyer/ui` instead of emitting a CSS file, so
 * that it reaches shadow roots as a constructable sheet. A changed style is replaced in place in development.
 */
export function adoptedStyles(): Plugin {
  let build = foyerVersion();
  return {
    name: 'foyer-adopted-styles',
    enforce: 'post',
    configResolved({ root }) {
      build = buildName(root);
    },
    transform: {
      filter: { id: /\.css\.ts(\?.*)?$/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        const place = path.relative(workspace, file).replaceAll('\\', '/');
        const key = `${build}/${place.replaceAll(/packages\/|src\/|\.css\.ts$/g, '')}`;
        let isStyled = false;
        const rewritten = code.replaceAll(virtualCss, (_, _quote, source: string) => {
          const from = ownFile(source);
          // rules of another file that classes of this one are composed of; that file registers them, once
          if (from !== place) return `import ${JSON.stringify(path.join(workspace, from))};`;
          isStyled = true;
          return `import foyerCss from ${JSON.stringify(`${source}?inline`)};`;
        });
        if (rewritten === code) return null;
        const call = isStyled ? `registerCss(${JSON.stringify(key)}, foyerCss);` : '';
        const head = `import { registerCss } from '@foyer/ui/style/style-registry.ts';\n`;
        const accept = '\nif (import.meta.hot) import.meta.hot.accept();\n';
        return { code: `${head}${rewritten}\n${call}${accept}`, map: null };
      },
    },
  };
}
