import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const eager =
  /lazyView(?:<[^>()]*>)?\(\s*async \(\) => \(await import\('(\.[^']+)'\)\)\.\w+,\s*\{\s*isEager: true,?\s*\},?\s*\)/g;

/**
 * The modules that a module imports late and draws its first entries with all the same: `lazyView(…, { isEager: true })`.
 *
 * @throws Error where an eager view is written in another way, since it would not be found
 */
export function eagerViews(module: string): string[] {
  const text = existsSync(module) ? readFileSync(module, 'utf8') : '';
  const found = [...text.matchAll(eager)].map(([, path = '']) => join(dirname(module), path));
  const meant = text.match(/\bisEager: true\b/g)?.length ?? 0;
  if (found.length !== meant)
    throw new Error(
      `${module}: write eager views as lazyView(async () => (await import('./…')).View, { isEager: true }).`,
    );
  return found;
}
