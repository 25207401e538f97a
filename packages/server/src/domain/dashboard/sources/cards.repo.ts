import { type SQL, sql } from 'drizzle-orm';
import { ownedBy } from '../../use-cases/owned-by.repo.ts';
import { cardNumber } from '../../use-cases/use-cases.repo.ts';
import { chargingCards } from '../../use-cases/use-cases.table.ts';
import { defineSource, entry, tile, to, type Viewer } from '../source.repo.ts';

type Card = Pick<typeof chargingCards.$inferSelect, 'id' | 'type' | 'holder' | 'state'> & {
  /** Null for an ordered card. */
  readonly number: string | null;
};

const readFacts = (viewer: Viewer): SQL =>
  sql`select coalesce(json_agg(c), '[]') from (select id, ${cardNumber} as number, type, holder, state from ${chargingCards}
    where ${ownedBy(chargingCards, viewer)} order by state = 'blocked', ${chargingCards.number} limit 5) c`;

const severities = { active: 'success', ordered: 'info', blocked: 'error' } as const;

/** Charging cards, for drivers without access to orders. */
export const cardsSource = defineSource<readonly Card[]>({
  access: 'useCases',
  unless: 'orders',
  facts: readFacts,
  tiles: (cards, { say }) =>
    cards.length === 0
      ? []
      : [
          tile({
            id: 'cards',
            kind: 'list',
            title: say('dashboard.cards.title'),
            entries: cards.map(({ id, number, type, holder, state }) =>
              entry({
                id,
                title: number ?? say('dashboard.cards.new'),
                text: `${say.value('dashboard.cards.type', type)} · ${holder}`,
                state: { label: say.value('dashboard.cards.state', state), severity: severities[state] },
              }),
            ),
            link: {
              ...to('use-case', { id: 'charging-card-loss' }),
              label: say('dashboard.cards.link'),
            },
          }),
        ],
});
