import type { Visit } from '../screens/define-screen.ts';
import type { Place } from './place.ts';

/** Returns the visit that a place describes. `id` is the one in its path. */
export function visitOf({ search, hash, key }: Place, id = ''): Visit {
  const query = new URLSearchParams(search);
  return {
    id,
    key,
    ask: (name) => query.get(name) ?? undefined,
    token: new URLSearchParams(hash.slice(1)).get('token') ?? undefined,
  };
}
