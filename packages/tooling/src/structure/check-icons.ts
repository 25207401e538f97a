import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.ts';

/** Matches icons that are no file of the page's folder: none (`data:,`), another origin, or a path of the server. */
const fromElsewhere = /^(data:|https?:|\/favicon\.ico$|\/media\/brands\/)/;

/** Checks that a page names an icon: otherwise the browser requests `/favicon.ico`, and a missing one logs a 404 on the console. */
export function checkIcon(path: string, html: string, has: (file: string) => boolean): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const href = /<link\s[^>]*rel="icon"[^>]*>/.exec(head)?.[0].match(/href="([^"]*)"/)?.[1];
  if (href === undefined) return [`${path}: has no icon: add <link rel="icon" …>`];
  const isThere =
    fromElsewhere.test(href) ||
    [dirname(path), join(dirname(path), 'public')].some((folder) => has(join(folder, href)));
  return isThere ? [] : [`${path}: its icon ${href} does not exist`];
}

/** Checks that every page of the repository names its icon. */
export const checkIcons = (files: readonly string[]): string[] =>
  files
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) =>
      checkIcon(path, readFileSync(inRoot(path), 'utf8'), (file) => existsSync(inRoot(file))),
    );
