import type { ApiError, Loadable } from '@foyer/core';
import { showInProvider } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import { RecordView } from './record-view.tsx';
import type { RecordState } from './use-record.ts';

interface Data {
  readonly number: string;
}
const failure = (code: string) => ({ code, status: 503, fields: [] }) as unknown as ApiError;

type State = Partial<RecordState<Data, Data>> & {
  readonly status?: Loadable<Data>['status'];
  readonly data?: Data;
  readonly error?: ApiError;
};

async function show({ isAddressable = true, row, status = 'ready', data, error }: State) {
  const reload = vi.fn(async () => {});
  const resource = { status, data, error, reload, set: () => {} } as RecordState<Data, Data>['resource'];
  const shown = await showInProvider(null);
  await shown.sdk.localisation.register(baseMessages);
  shown.draw(
    <RecordView
      record={{ isAddressable, resource, row, findPlace: async () => null }}
      notFound={{ icon: null, title: 'Not found', text: 'No such record.' }}
      skeleton={(known) => <p>Loading {known?.number}</p>}
    >
      {({ number }) => <h1>{number}</h1>}
    </RecordView>,
  );
  return { ...shown, reload };
}

describe('a record', () => {
  it.each<[string, State, string]>([
    ['that is loading', { status: 'loading' }, 'Loading'],
    ['with a known row', { status: 'loading', row: { number: 'AB-1' } }, 'Loading AB-1'],
    ['that is loaded', { data: { number: 'AB-1' } }, 'AB-1'],
    ['that is read again', { status: 'loading', data: { number: 'AB-1' } }, 'AB-1'],
    [
      'that could not be read again',
      { status: 'error', data: { number: 'AB-1' }, error: failure('network') },
      'AB-1',
    ],
    [
      'that was deleted',
      { status: 'error', data: { number: 'AB-1' }, error: failure('not_found') },
      'Not found',
    ],
    ['that does not exist', { status: 'error', error: failure('not_found') }, 'Not found'],
    ['with an invalid id', { status: 'idle', isAddressable: false }, 'Not found'],
  ])('%s is shown in its state', async (_, state, text) => {
    const { box } = await show(state);
    expect(box.textContent).toContain(text);
  });

  it('that failed to load is asked for again by its button', async () => {
    const { screen, reload } = await show({ status: 'error', error: failure('network') });
    await userEvent.click(screen.getByRole('button'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
