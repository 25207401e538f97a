import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Toasts } from './toast.tsx';
import { createToastQueue } from './toast-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  vi.useFakeTimers();
  const queue = createToastQueue();
  const ui = await renderUi(<Toasts label="Meldungen" closeLabel="Schließen" queue={queue} />);
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  return { queue, pass, ...ui };
}

describe('Toasts', () => {
  it('go by themselves, errors and those with an action stay', async () => {
    const { queue, pass, screen } = await setUp();
    await act(async () => {
      queue.add({ title: 'Gespeichert' });
      queue.add({ tone: 'danger', title: 'Fehler' });
      queue.add({ title: 'Entfernt', action: { label: 'Rückgängig', onAction: () => {} } });
    });
    await pass(5999);
    expect(screen.queryByText('Gespeichert')).not.toBeNull();
    await pass(1);
    expect(screen.queryByText('Gespeichert')).toBeNull();
    await pass(60_000);
    expect(screen.queryByText('Fehler')).not.toBeNull();
    expect(screen.queryByText('Entfernt')).not.toBeNull();
  });

  it('wait while they have focus', async () => {
    const { queue, pass, screen } = await setUp();
    await act(async () => {
      queue.add({ title: 'Gespeichert' });
    });
    await act(async () => screen.getByRole('button', { name: 'Schließen', hidden: true }).focus());
    await pass(60_000);
    expect(screen.queryByText('Gespeichert')).not.toBeNull();
  });

  it('keeps the newest four', () => {
    const queue = createToastQueue();
    for (const title of ['1', '2', '3', '4', '5']) queue.add({ title });
    expect(queue.list().map((toast) => toast.title)).toEqual(['2', '3', '4', '5']);
  });
});
