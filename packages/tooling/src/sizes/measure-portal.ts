import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { screens } from '@foyer/react/registry';
import { brotliSize, type Measured } from './measure-elements.ts';
import { screenBudgets } from './screen-budgets.ts';

const named = /(?:rel="modulepreload"[^>]* href|src)="\/([^"]+\.js)"/g;

/** The scripts that a document requests; the first stage is part of the elements, and styles are inline. */
function filesOf(html: string, portal: string, elements: string): string[] {
  return [...new Set([...html.matchAll(named)].map(([, file = '']) => file))].map((file) =>
    file.startsWith('elements/') ? join(elements, file.slice('elements/'.length)) : join(portal, file),
  );
}

/** Sizes of the files that each screen of the portal needs, in the largest language: its document with inline styles, and its chunks. */
export function measurePortal(portal: string, elements: string): Measured[] {
  const largest = new Map<PortalRouteName, { locale: string; bytes: number }>();
  for (const page of globSync(join(portal, 'pages/*/*.html'))) {
    const files = [page, ...filesOf(readFileSync(page, 'utf8'), portal, elements)];
    const bytes = files.reduce((sum, each) => sum + brotliSize(each), 0);
    const name = basename(page, '.html') as PortalRouteName;
    if (bytes > (largest.get(name)?.bytes ?? 0))
      largest.set(name, { locale: basename(dirname(page)), bytes });
  }
  return [...largest].map(([name, { locale, bytes }]) => ({
    name: `portal, ${name} in ${locale}`,
    bytes,
    budget: screenBudgets[screens[name].size],
  }));
}
