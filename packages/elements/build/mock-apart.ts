import type { Plugin } from 'vite';

const mark = '?mock';
const begins = /[\\/]elements[\\/]src[\\/]mock\.ts$/;
const answers = /[\\/]core[\\/]src[\\/]mock[\\/]create-mock\.ts$/;

/**
 * Gives the mock (`mock.js` and the modules that it loads) separate copies of all its imports: modules shared with widgets would be
 * split out of their chunks, at the cost of every page with a real server.
 */
export function mockApart(): Plugin {
  return {
    name: 'foyer-mock-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isWithin = importer !== undefined && (importer.endsWith(mark) || begins.test(importer));
      if (!isWithin && !source.endsWith('/create-mock.ts')) return undefined;
      const found = await this.resolve(source, importer?.replace(mark, ''), { ...options, skipSelf: true });
      if (!found || found.external || found.id.includes('\0') || /node_modules|\?|\.json$/.test(found.id))
        return found;
      return isWithin || answers.test(found.id) ? { ...found, id: `${found.id}${mark}` } : found;
    },
  };
}
