import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { brotliSize, type Measured } from './measure-elements.ts';
import { portalBudgets } from './portal-budgets.ts';

const named = /(?:rel="(?:modulepreload|later)" href|src)="\/([^"]+\.js)"/g;

/** The scripts that a document asks for; the first stage comes with the elements, and styles stand inside of it. */
function filesOf(html: string, portal: string, elements: string): string[] {
  return [...new Set([...html.matchAll(named)].map(([, file = '']) => file))].map((file) =>
    file.startsWith('elements/') ? join(elements, file.slice('elements/'.length)) : join(portal, file),
  );
}

/** What each screen of the portal asks for before it can be used: its document, styles, and every chunk the document names. */
export function measurePortal(portal: string, elements: string): Measured[] {
  const folder = join(portal, 'pages/de_DE');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const page = join(folder, file);
      const name = basename(file, '.html') as PortalRouteName;
      const files = [page, ...filesOf(readFileSync(page, 'utf8'), portal, elements)];
      const bytes = files.reduce((sum, each) => sum + brotliSize(each), 0);
      return { name: `portal, ${name}`, bytes, budget: portalBudgets[name] };
    });
}
