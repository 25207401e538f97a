import { act } from '@foyer/ui/testing/act.ts';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ListOrOpened } from './list-or-opened.tsx';
import { useOpenedInPlace } from './use-opened-in-place.ts';

function Sample() {
  const place = useOpenedInPlace();
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

async function draw(isShadow: boolean) {
  const host = document.createElement('div');
  document.body.append(host);
  const container = document.createElement('div');
  const shadow = isShadow ? host.attachShadow({ mode: 'open' }) : host;
  shadow.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<Sample />));
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

describe.each([false, true])('what is opened in the place of a list (shadow root: %s)', (isShadow) => {
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
