import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { version } from './element-docs.ts';

/** Placeholder in the loader for the address of the scripts that it loads. */
export const baseMark = '@foyer-base@';

/** Whether a file is a script or a style sheet, which a browser checks by its hash. */
const isChecked = (file: string): boolean => /\.(js|css)$/.test(file);

/** The value of an `integrity` attribute. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds the files of a release (decision 0425), as the last plugin: `integrity.json`, the hashes of all scripts and styles, and
 * `evergreen.js`, the loader for the folder of a major version, which loads everything from the sibling folder of this version.
 */
export function releaseFiles(): Plugin {
  return {
    name: 'foyer-release-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const loader = bundle['foyer.js'];
      if (loader?.type !== 'chunk' || !loader.code.includes(baseMark))
        this.error('The loader does not contain the base address of its chunks.');
      const { code } = loader;
      loader.code = code.replace(baseMark, './');
      this.emitFile({
        type: 'asset',
        fileName: 'evergreen.js',
        source: code.replace(baseMark, `../${version}/`),
      });
      const files = Object.values(bundle).filter(({ fileName }) => isChecked(fileName));
      const hashes = files
        .map((file) => [file.fileName, integrityOf(file.type === 'chunk' ? file.code : file.source)] as const)
        .filter(([name]) => !['evergreen.js', 'typings.js'].includes(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const source = JSON.stringify({ version, files: Object.fromEntries(hashes) }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'integrity.json', source: `${source}\n` });
    },
  };
}
