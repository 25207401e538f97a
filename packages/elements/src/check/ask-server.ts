import type { OriginFacts } from './check-origin.ts';
import type { Release } from './check-versions.ts';

/** Asks the server about an origin and a brand; null without an answer. */
export async function askServer(
  api: string,
  about: { readonly origin: string; readonly brand: string },
): Promise<OriginFacts | null> {
  try {
    const answer = await fetch(`${api}/elements/check.json?${new URLSearchParams(about)}`, {
      credentials: 'omit',
      cache: 'no-store',
    });
    return answer.ok ? ((await answer.json()) as OriginFacts) : null;
  } catch {
    return null;
  }
}

interface Feed {
  readonly items: readonly {
    readonly _foyer: { readonly version: string; readonly served_until: string | null };
  }[];
}

/** The served versions, the newest first; null if none was released. */
export async function askReleases(elements: string): Promise<Release[] | null> {
  try {
    const answer = await fetch(new URL('/elements/releases.json', elements), { credentials: 'omit' });
    if (!answer.ok) return null;
    const { items } = (await answer.json()) as Feed;
    return items.map(({ _foyer }) => ({ version: _foyer.version, servedUntil: _foyer.served_until }));
  } catch {
    return null;
  }
}
