import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { act } from './act.ts';
import { renderUi } from './render-ui.tsx';

it('draws before it ends, and does not affect drawings outside of it', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let count: (to: number) => void = () => undefined;
  const Counter = () => {
    const [shown, setShown] = useState(0);
    count = setShown;
    return <b>{shown}</b>;
  };
  const { container } = await renderUi(<Counter />);
  expect(await act(() => count(1))).toBeUndefined();
  expect(container.textContent).toBe('1');
  count(2);
  await vi.waitUntil(() => container.textContent === '2');
  await expect(act(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
  count(3);
  await vi.waitUntil(() => container.textContent === '3');
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
