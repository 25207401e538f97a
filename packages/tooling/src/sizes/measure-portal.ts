import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { byteBudgets } from './byte-budgets.ts';
import { brotliSize, type Measured } from './measure-elements.ts';

const named = /(?:href|src)="\/([^"]+\.(?:js|css))"/g;

/** The scripts and styles that a document asks for; the first stage comes with the elements. */
function filesOf(html: string, portal: string, elements: string): string[] {
  return [...new Set([...html.matchAll(named)].map(([, file = '']) => file))].map((file) =>
    file.startsWith('elements/') ? join(elements, file.slice('elements/'.length)) : join(portal, file),
  );
}

/** Screens that show the login's form, or one as small. */
const logins: readonly string[] = ['login', 'login-oauth2', 'forget-password'] satisfies PortalRouteName[];
const budgetOf = (name: string): number =>
  logins.includes(name) ? byteBudgets.portalLogin : byteBudgets.portalScreen;

/** What each screen of the portal asks for before it can be used: its document, styles, and every chunk the document names. */
export function measurePortal(portal: string, elements: string): Measured[] {
  const folder = join(portal, 'pages/de_DE');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const page = join(folder, file);
      const name = basename(file, '.html');
      const files = [page, ...filesOf(readFileSync(page, 'utf8'), portal, elements)];
      const bytes = files.reduce((sum, each) => sum + brotliSize(each), 0);
      return { name: `portal, ${name}`, bytes, budget: budgetOf(name) };
    });
}
