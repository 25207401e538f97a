import { showWidget } from '@foyer/testing';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { firstMessages } from '../../i18n/first/first.messages.ts';
import { defineWidget } from '../define-widget.ts';

describe('a view that is loaded late', () => {
  it('is loaded once, and asked for again by the retry of a widget it failed in', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(async () => ({ name }: { name: string }) => <p>{name}</p>);
    load.mockRejectedValueOnce(new Error('offline'));
    const Late = lazyView(load);
    const Sample = () => (
      <Suspense fallback={null}>
        <Late name="eins" />
        <Late name="zwei" />
      </Suspense>
    );
    const widget = defineWidget({
      tag: 'sample',
      name: 'Sample',
      summary: 'A widget of this test',
      status: 'experimental',
      access: 'public',
      attributes: {},
      sample: {},
      shows: [],
      states: [],
      events: {},
      parts: {},
      minBlockSize: '40px',
      load: async () => Sample,
      messages: async () => firstMessages,
    });
    const { screen } = await showWidget(widget);
    await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      screen.queryByRole('button', { name: 'Erneut versuchen' })?.click();
      expect(screen.queryByText('eins')).not.toBeNull();
    });
    expect(screen.getByText('zwei')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    quiet.mockRestore();
  });
});
