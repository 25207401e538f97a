import { sql } from 'drizzle-orm';
import { defineSource, tile, to } from '../source.repo.ts';

/** Task for support staff: choose the account to impersonate. */
export const supportSource = defineSource<null>({
  access: 'impersonate',
  facts: () => sql`select null::int`,
  tiles: (_, { say }) => [
    tile({
      id: 'select-account',
      kind: 'task',
      title: say('dashboard.support.title'),
      text: say('dashboard.support.text'),
      link: { ...to('select-account'), label: say('dashboard.support.link') },
    }),
  ],
});
