import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.ts';

/** Where a page's icon may come from: nowhere (`data:,` says that there is none), the server, or a file. */
const fromElsewhere = /^(data:|https?:|\/favicon\.ico$|\/media\/brands\/)/;

/** A page that names no icon has the browser ask for `/favicon.ico`: where nothing answers that, a 404 stands on the console. */
export function checkIcon(path: string, html: string, has: (file: string) => boolean): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const href = /<link\s[^>]*rel="icon"[^>]*>/.exec(head)?.[0].match(/href="([^"]*)"/)?.[1];
  if (href === undefined) return [`${path}: names no icon (<link rel="icon" …>)`];
  const isThere =
    fromElsewhere.test(href) ||
    [dirname(path), join(dirname(path), 'public')].some((folder) => has(join(folder, href)));
  return isThere ? [] : [`${path}: its icon ${href} is not there`];
}

/** Every page of the repository names its icon. */
export const checkIcons = (files: readonly string[]): string[] =>
  files
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) =>
      checkIcon(path, readFileSync(inRoot(path), 'utf8'), (file) => existsSync(inRoot(file))),
    );
