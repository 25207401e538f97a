import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Inlines the data of screens that menus need, so that a menu alone loads neither records nor manifests. */
export function menuData(): Plugin {
  return {
    name: 'foyer-menu-data',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/features\/menu-screens\.ts$/ },
      async handler(_, id) {
        const { menuScreens } = (await import(pathToFileURL(id).href)) as { menuScreens?: unknown };
        if (typeof menuScreens !== 'object') throw new Error(`${id} has no menuScreens.`);
        return { code: `export const menuScreens = ${JSON.stringify(menuScreens)};`, map: null };
      },
    },
  };
}
