import { sql } from 'drizzle-orm';
import { defineSource, tile, to } from '../source.repo.ts';

const ways = ['knowledge-platform', 'profile'] as const;

/** Shortcuts to screens for people without access to orders; a host shows those that it has. */
export const shortcutsSource = defineSource<null>({
  access: 'signedIn',
  unless: 'orders',
  facts: () => sql`select null::int`,
  tiles: (_, { say }) =>
    ways.map((route) => {
      const title = say(`dashboard.ways.${route}`);
      return tile({
        id: `to-${route}`,
        kind: 'shortcut',
        title,
        text: say(`dashboard.ways.${route}.text`),
        link: { ...to(route), label: title },
      });
    }),
});
