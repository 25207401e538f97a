import type { FoyerSdk } from '@foyer/core';
import { act } from '@foyer/ui/testing/act.ts';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FoyerContext } from '../provider/foyer-context.ts';
import { ListOrOpened } from './list-or-opened.tsx';
import { useOpenedInPlace } from './use-opened-in-place.ts';

function Sample({ name }: { readonly name?: string | undefined }) {
  const place = useOpenedInPlace(null, name);
  const [entries, setEntries] = useState(['a', 'b', 'c']);
  return (
    <ListOrOpened
      place={place}
      back="Zur Liste"
      detail={(id) => (
        <>
          <h2>Eintrag {id}</h2>
          <button type="button" onClick={() => place.open('c')}>
            weiter
          </button>
          <button type="button" onClick={() => setEntries((all) => all.filter((one) => one !== id))}>
            löschen
          </button>
        </>
      )}
    >
      <input aria-label="Suche" />
      {entries.map((id) => (
        <button type="button" key={id} onClick={() => place.open(id)}>
          öffne {id}
        </button>
      ))}
    </ListOrOpened>
  );
}

async function draw(isShadow: boolean, name?: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const container = document.createElement('div');
  const shadow = isShadow ? host.attachShadow({ mode: 'open' }) : host;
  shadow.append(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      // of the SDK only the page's address is needed, which is the default
      <FoyerContext value={{} as FoyerSdk}>
        <Sample name={name} />
      </FoyerContext>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  const screen = within(container);
  const click = async (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    await act(() => userEvent.click(button));
  };
  const focused = () => (isShadow ? host.shadowRoot : document)?.activeElement ?? null;
  return { screen, click, focused, container };
}

describe.each([false, true])('an entry opened in place of a list (shadow root: %s)', (isShadow) => {
  it('gives the focus back to what opened it, the list as it was', async () => {
    const { screen, click, focused } = await draw(isShadow);
    const search = screen.getByLabelText('Suche') as HTMLInputElement;
    search.value = 'getippt';
    await click('öffne b');
    expect(screen.getByRole('heading').textContent).toBe('Eintrag b');
    expect(search.closest('[hidden]')).not.toBeNull();
    await click('Zur Liste');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(focused()?.textContent).toBe('öffne b');
    expect([search.value, search.closest('[hidden]')]).toEqual(['getippt', null]);
  });

  it('goes on to another entry and still back to where the user came from', async () => {
    const { screen, click, focused } = await draw(isShadow);
    await click('öffne a');
    await click('weiter');
    expect(screen.getByRole('heading').textContent).toBe('Eintrag c');
    await click('Zur Liste');
    expect(focused()?.textContent).toBe('öffne a');
  });

  it('gives the focus to the list where the entry is gone', async () => {
    const { click, focused, container } = await draw(isShadow);
    await click('öffne b');
    await click('löschen');
    await click('Zur Liste');
    expect(focused()).toBe(container.firstElementChild);
  });
});

describe.each([
  ['in the history only', undefined],
  ['in the address', 'orders'],
])('what is opened is a step of the browser, told %s', (_, name) => {
  afterEach(() => history.replaceState(null, '', '/'));
  const shown = ({ screen }: Awaited<ReturnType<typeof draw>>) =>
    screen.queryByRole('heading')?.textContent ?? null;
  const go = async (sample: Awaited<ReturnType<typeof draw>>, by: 1 | -1, expected: string | null) => {
    await act(async () => history.go(by));
    await vi.waitUntil(() => shown(sample) === expected);
  };
  const address = () => location.pathname + location.search;
  const addressOf = (id: string) => (name ? `/shop?own=1&${name}.open=${id}` : '/shop?own=1');

  it('Back leads to the list, Forward to the entry, and the page’s own state and query stay', async () => {
    history.replaceState({ own: 1 }, '', '/shop?own=1');
    const sample = await draw(true, name);
    await sample.click('öffne b');
    expect([address(), history.state.own]).toEqual([addressOf('b'), 1]);
    await go(sample, -1, null);
    expect([address(), history.state]).toEqual(['/shop?own=1', { own: 1 }]);
    await go(sample, 1, 'Eintrag b');
  });

  it('the way back of the list leads where Back does, and from entry to entry it stays one step', async () => {
    history.replaceState({ own: 1 }, '', '/shop?own=1');
    const before = history.length;
    const sample = await draw(true, name);
    await sample.click('öffne a');
    await sample.click('weiter');
    expect([shown(sample), address(), history.length]).toEqual(['Eintrag c', addressOf('c'), before + 1]);
    await sample.click('Zur Liste');
    await vi.waitUntil(() => history.state && !('foyerOpened' in history.state));
    expect([shown(sample), address()]).toEqual([null, '/shop?own=1']);
    await sample.click('öffne b');
    await go(sample, -1, null);
  });
});

it('an address that says what is open opens it, and says so no longer once it is closed', async () => {
  history.replaceState(null, '', '/shop?orders.open=b&own=1');
  const { screen, click } = await draw(true, 'orders');
  expect(screen.getByRole('heading').textContent).toBe('Eintrag b');
  await click('Zur Liste');
  expect([screen.queryByRole('heading'), location.search]).toEqual([null, '?own=1']);
  history.replaceState(null, '', '/');
});
