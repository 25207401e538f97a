import { showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useRecord } from './use-record.ts';

const show = (id: string) =>
  showHook(() =>
    useRecord('getInvoice', id, {
      list: 'listInvoices',
      input: (invoiceId) => ({ params: { id: invoiceId } }),
    }),
  );

it.each(['', '..', 'a/b', 'a b', 'ü', `${'a'.repeat(65)}`])(
  '%j is an invalid id and not requested',
  async (id) => {
    const { now, api } = await show(id);
    expect(now().isAddressable).toBe(false);
    expect(now().resource.status).toBe('idle');
    expect(api.calls).not.toContain('getInvoice');
  },
);

it.each(['a', 'inv-2026_1', 'a'.repeat(64)])('%j is requested', async (id) => {
  const { now, api } = await show(id);
  expect(now().isAddressable).toBe(true);
  await vi.waitFor(() => expect(api.calls).toContain('getInvoice'));
});
