import { type FakeCall, problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { choicesExample } from '../profile-fixture.ts';
import { useMailChoices } from './use-mail-choices.ts';

const answerOf = (isOn: boolean) => ({
  items: choicesExample.items.map((choice) => (choice.kind === 'orders' ? { ...choice, isOn } : choice)),
});

/** Renders the hook with calls that the test answers one by one. */
async function show() {
  const waiting: ((answer: unknown) => void)[] = [];
  const shown = await showHook(useMailChoices, {
    texts: [baseMessages],
    answers: { getMailChoices: choicesExample },
    prepare: (api) => api.respond('updateMailChoice', () => new Promise((answer) => waiting.push(answer))),
  });
  const sent = () => shown.api.callsOf('updateMailChoice').map(({ body }: FakeCall) => body);
  const answer = async (at: number, value: unknown) => {
    await vi.waitUntil(() => waiting.length > at);
    waiting[at]?.(value);
  };
  return { ...shown, sent, answer };
}

describe('a choice of mails', () => {
  it('counts at once, and is kept once the server has it', async () => {
    const { now, act, answer, sent } = await show();
    act(({ choose }) => choose('orders', false));
    expect([now().isOn('orders'), now().isSaved]).toEqual([false, false]);
    await answer(0, answerOf(false));
    await vi.waitUntil(() => now().isSaved);
    expect(sent()).toEqual([{ kind: 'orders', isOn: false }]);
    expect(now().isOn('orders')).toBeUndefined();
    expect(now().read.data?.items.find(({ kind }) => kind === 'orders')?.isOn).toBe(false);
  });

  it('goes back where it could not be saved, with the reason', async () => {
    const { now, act, answer } = await show();
    act(({ choose }) => choose('orders', false));
    await answer(0, problem(500, 'internal_error'));
    await vi.waitUntil(() => now().failure !== undefined);
    expect([now().isOn('orders'), now().isSaved]).toEqual([undefined, false]);
    act(({ choose }) => choose('orders', false));
    expect(now().failure).toBeUndefined();
  });

  it('that is changed again keeps the last value, sent after the first', async () => {
    const { now, act, answer, sent } = await show();
    act(({ choose }) => choose('orders', false));
    act(({ choose }) => choose('orders', true));
    await answer(0, answerOf(false));
    await vi.waitUntil(() => sent().length === 2);
    expect(now().isOn('orders')).toBe(true);
    expect(sent()).toEqual([
      { kind: 'orders', isOn: false },
      { kind: 'orders', isOn: true },
    ]);
    await answer(1, answerOf(true));
    await vi.waitUntil(() => now().isOn('orders') === undefined);
    expect(now().isSaved).toBe(true);
  });
});
