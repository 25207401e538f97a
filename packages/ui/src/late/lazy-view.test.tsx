import { describe, expect, it, vi } from 'vitest';
import { nextTask } from '../../../testing/src/next-task.ts';
import { eagerViews, lazyView } from './lazy-view.tsx';

describe('eagerViews', () => {
  it('waits for eager views alone, whether they can be loaded or not', async () => {
    let arrive: (view: () => null) => void = () => undefined;
    const load = vi.fn();
    lazyView(load);
    lazyView(() => new Promise<() => null>((resolve) => (arrive = resolve)), { isEager: true });
    lazyView(() => Promise.reject(new Error('offline')), { isEager: true });
    const told = vi.fn();
    const all = eagerViews().then(told);
    await nextTask();
    expect(told).not.toHaveBeenCalled();
    arrive(() => null);
    await all;
    expect(load).not.toHaveBeenCalled();
  });
});
