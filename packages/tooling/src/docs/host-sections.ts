import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { inRoot } from '../paths.ts';

/** Files of each folder of `examples/hosts` that docs/frameworks shows. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'react-19': ['main.tsx'],
  'react-18': ['main.tsx'],
  next: ['app/page.tsx', 'app/sign-in.tsx'],
  vue: ['account-page.vue', 'main.ts', 'vite.config.js'],
  svelte: ['account.svelte', 'main.ts'],
  angular: ['account.ts', 'main.ts'],
  solid: ['main.tsx'],
  lit: ['account.ts'],
  webpack: ['main.js', 'webpack.config.js'],
  'import-map': ['index.html', 'page.js'],
  'server-rendered': ['server.mjs', 'page.js'],
};

/** The shown files of a host as Markdown; the packages suite builds and uses the same files. */
function hostCode(host: string, files: readonly string[]): string {
  return files
    .map((file) => {
      const code = readFileSync(inRoot('examples/hosts', host, file), 'utf8').trimEnd();
      return `\`${file}\`:\n\n\`\`\`${extname(file).slice(1)}\n${code}\n\`\`\``;
    })
    .join('\n\n');
}

/** The sections of docs/frameworks that are generated from the tested hosts. */
export const hostSections = Object.entries(shown).map(([host, files]) => ({
  page: `docs/frameworks/${host}.md`,
  name: 'code',
  make: () => hostCode(host, files),
}));
