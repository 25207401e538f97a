import { isInBloomFilter } from './bloom-filter.ts';
import { shapesOf } from './shapes-of.ts';

/** Returns the list as a filter, loaded on first use. */
async function loadList(): Promise<Uint8Array> {
  const { default: list } = await import('./breached-passwords.json', { with: { type: 'json' } });
  return Uint8Array.from(atob(list.bits), (char) => char.charCodeAt(0));
}

/**
 * Whether a password is in the list of those stolen most often (made by `make-breached-list.ts`), also with digits around it or
 * digits in place of letters. No service is called: the list is beside this file.
 */
export async function isBreached(password: string): Promise<boolean> {
  const list = await loadList();
  return shapesOf(password).some((shape) => isInBloomFilter(list, shape));
}
