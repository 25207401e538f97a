import { describe, expect, it } from 'vitest';
import { createProgress } from './order-progress.ts';

const at = (day: number) => `2026-10-0${day}T08:00:00Z`;
const entry = (state: Parameters<typeof createProgress>[0]['state'], day: number) => ({
  state,
  at: at(day),
  actor: null,
});
const shown = (order: Parameters<typeof createProgress>[0]) =>
  createProgress(order).map(({ state, status }) => `${state} ${status}`);

describe('createProgress', () => {
  it('returns the done, the current and the open stages', () => {
    const order = { state: 'confirmed', timeline: [entry('received', 1), entry('confirmed', 2)] } as const;
    expect(shown({ ...order, timeline: [...order.timeline] })).toEqual([
      'received done',
      'confirmed current',
      'in_production open',
      'shipped open',
      'delivered open',
    ]);
  });

  it('calls a half-sent order half-sent, with the day the first part left', () => {
    const progress = createProgress({
      state: 'partially_shipped',
      timeline: [entry('received', 1), entry('partially_shipped', 4)],
    });
    expect(progress[3]).toEqual({ state: 'partially_shipped', status: 'current', at: at(4) });
  });

  it('shows everything done once delivered or completed', () => {
    for (const state of ['delivered', 'completed'] as const) {
      expect(createProgress({ state, timeline: [] }).every((stage) => stage.status === 'done')).toBe(true);
    }
  });

  it('ends a cancelled order where it was cancelled', () => {
    const timeline = [entry('received', 1), entry('cancelled', 2)];
    expect(shown({ state: 'cancelled', timeline })).toEqual(['received done', 'cancelled current']);
  });
});
