import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { ChargingCard, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { describe, expect, it } from 'vitest';
import { emptyOverview, overviewExample, submissionExample } from '../use-cases-fixture.ts';
import { obstacleOf } from './obstacles.ts';

const cards = (...states: ChargingCard['state'][]): Partial<UseCaseOverview> => ({
  chargingCards: states.map((state, at) => ({
    id: `card-${at}`,
    number: `FOY-${at}`,
    type: 'PARTNERKARTE',
    holder: 'Jan Petersen',
    state,
  })),
});
const loss = { ...submissionExample, id: 'loss', kind: 'charging-card-loss' } as const;
const of = (kind: UseCaseKind, more: Partial<UseCaseOverview>) =>
  obstacleOf(kind, { ...emptyOverview, ...more });

describe('the obstacle of a request', () => {
  it.each([
    ['mileage-status-report', {}, 'vehicle.none', null],
    ['mileage-status-report', { vehicles: overviewExample.vehicles }, 'account', null],
    ['charging-card-troubles', {}, 'card.none', null],
    ['charging-card-troubles', cards('ordered'), 'card.ordered', 'card.ordered.trouble'],
    ['charging-card-loss', {}, 'card.none', null],
    ['charging-card-loss', cards('active', 'blocked'), 'account', null],
    ['charging-card-loss', cards('ordered'), 'card.ordered', 'card.ordered.text'],
    ['charging-card-loss', cards('blocked'), 'card.blocked', 'card.done'],
    ['charging-card-loss', cards('blocked', 'ordered'), 'card.blocked', 'card.replaced'],
    ['bank-details-change', overviewExample, 'acted-for', 'acted-for.text'],
    ['pool-charging-card', overviewExample, 'account', null],
  ] as const)('of kind %s with %o is %s', (kind, overview, title, text) => {
    expect(of(kind, overview)).toMatchObject({
      title: `use-cases.obstacle.${title}`,
      text: text && `use-cases.obstacle.${text}`,
    });
  });

  it.each([
    [cards('blocked'), 1],
    [cards('blocked', 'blocked', 'ordered'), 2],
    [cards('ordered'), 0],
  ])('counts only blocked cards: %#', (overview, count) => {
    expect(of('charging-card-loss', overview).count).toBe(count);
  });

  it.each([
    ['their report', { submissions: [submissionExample, loss] }, loss],
    ['no report that no longer exists', { submissions: [submissionExample] }, null],
  ])('refers for blocked cards to %s', (_, more, expected) => {
    expect(of('charging-card-loss', { ...cards('blocked'), ...more }).submission).toEqual(expected);
  });
});
