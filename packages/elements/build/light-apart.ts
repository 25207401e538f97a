import type { Plugin } from 'vite';
import { lightEntry } from './stage/light-stages.ts';

const mark = '?light';
const hostMark = '?host';
/** What comes later than what is painted, and is the same for every page. */
const later = /[\\/]elements[\\/]src[\\/]host[\\/]|[\\/]core[\\/]src[\\/]theme[\\/]/;
const host = /[\\/]elements[\\/]src[\\/]host[\\/](foyer|own-place|show-instead|host-text|tell-error)\.ts$/;

/**
 * Gives what paints light widgets copies of its own of all it imports, and `host.js` one of the page's settings: what they shared with
 * the login's first stage or with React they would wait for.
 */
export function lightApart(): Plugin {
  return {
    name: 'foyer-light-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return undefined;
      const isWithin = importer.endsWith(mark) || importer.startsWith(lightEntry);
      const isOfHost = host.test(importer) && source.endsWith('/page-settings.ts');
      if (!isWithin && !isOfHost) return undefined;
      const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      if (!found || found.external || found.id.includes('\0') || /\?|\.(json|css\.ts)$/.test(found.id))
        return found;
      if (isOfHost) return { ...found, id: `${found.id}${hostMark}` };
      return later.test(found.id) ? found : { ...found, id: `${found.id}${mark}` };
    },
  };
}
