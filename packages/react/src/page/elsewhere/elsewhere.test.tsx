import type { Mode } from '@foyer/contract/roles';
import type { SessionState } from '@foyer/core';
import { showInProvider } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import type { WritableAtom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { TextsContext } from '../../i18n/texts-context.ts';
import { elsewhereMessages } from './elsewhere.messages.ts';
import { Elsewhere } from './elsewhere.tsx';
import type { KnownPlace } from './use-place-memory.ts';

async function show(find: () => Promise<KnownPlace | null>, mode: Mode = 'b2b') {
  const shown = await showInProvider(null);
  await shown.sdk.localisation.register(elsewhereMessages);
  const { session } = shown.sdk;
  const $state = session.$state as WritableAtom<SessionState>;
  $state.set({ ...$state.get(), mode, modes: ['b2b', 'b2c_cc'] });
  const calls = {
    selectMode: vi.spyOn(session, 'selectMode').mockImplementation(() => undefined),
    switchCompany: vi.spyOn(session, 'switchCompany').mockResolvedValue({ ok: true, value: undefined }),
    leaveCompany: vi.spyOn(session, 'leaveCompany').mockImplementation(() => undefined),
  };
  shown.draw(
    <TextsContext value={elsewhereMessages}>
      <Elsewhere find={find} icon={null} skeleton={<p>Loading</p>}>
        <p>No such record</p>
      </Elsewhere>
    </TextsContext>,
  );
  return { ...shown, calls };
}

it('shows that a record is nowhere else, and its outline until then', async () => {
  let answer: (place: null) => void = () => undefined;
  const { box } = await show(() => new Promise((resolve) => (answer = resolve)));
  expect(box.textContent).toBe('Loading');
  answer(null);
  await vi.waitUntil(() => box.textContent === 'No such record');
});

it('treats a failed search as nothing found', async () => {
  const { box } = await show(() => Promise.reject(new TypeError()));
  await vi.waitUntil(() => box.textContent === 'No such record');
});

it.each<[KnownPlace, string, string]>([
  [{ mode: 'b2b', companyId: null }, 'Nur im Modus „Geschäftlich“ zu sehen', 'Zu „Geschäftlich“ wechseln'],
  [{ mode: 'b2c_cc', companyId: null }, 'Nur im Modus „Privat“ zu sehen', 'Zu „Privat“ wechseln'],
])('names the mode %o and switches to it', async (place, title, button) => {
  const { box, calls } = await show(async () => place, place.mode === 'b2b' ? 'b2c_cc' : 'b2b');
  await vi.waitUntil(() => box.querySelector('h1')?.textContent === title);
  const press = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  await userEvent.click(press as HTMLElement);
  expect(calls.selectMode).toHaveBeenCalledWith(place.mode);
});

it('enters a company before its mode, and says that it failed', async () => {
  const { box, calls } = await show(async () => ({
    mode: 'b2b',
    companyId: 'kiel',
    companyName: 'Kiel GmbH',
  }));
  calls.switchCompany.mockResolvedValueOnce({ ok: false, error: { code: 'forbidden' } } as never);
  await vi.waitUntil(() => box.querySelector('button'));
  await userEvent.click(box.querySelector('button') as HTMLElement);
  await vi.waitUntil(() => box.querySelector('[role=alert]'));
  expect(calls.selectMode).not.toHaveBeenCalled();
  await userEvent.click(box.querySelector('button') as HTMLElement);
  await vi.waitUntil(() => calls.selectMode.mock.calls.length > 0);
  expect(calls.switchCompany).toHaveBeenCalledWith('kiel');
});
