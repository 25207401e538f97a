import { showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { fireEvent } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useCaseWidget } from '../use-cases.manifest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ demo: true });
});
afterAll(() => world?.close());

async function open(account: string, kind: string) {
  const sdk = await world.as(account, { hrefFor: () => null });
  const shown = await showWidget(useCaseWidget, { sdk, props: { kind } });
  const { screen, shadow } = shown;
  await screen.findByRole('form');
  const field = <T extends Element>(selector: string) =>
    vi.waitUntil(() => shadow.querySelector<T>(selector));
  const press = async (text: string) => {
    const button = () => [...shadow.querySelectorAll('button')].find((node) => node.textContent === text);
    fireEvent.click(await vi.waitUntil(button));
  };
  const choose = async (selector: string) => fireEvent.click(await field(selector));
  const fill = async (name: string, value: string) =>
    fireEvent.input(await field(`[name=${name}]`), { target: { value } });
  /** Types a date into the visible input before the one that is sent. */
  const fillDay = async (name: string, value: string) => {
    const input = (await field(`[name=${name}]`)).previousElementSibling as Element;
    fireEvent.input(input, { target: { value } });
  };
  const number = async () => (await field('[part=number]')).textContent;
  const addPhoto = async () => {
    // A single white pixel.
    const base64 =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const photo = new File([bytes], 'tacho.png', { type: 'image/png' });
    fireEvent.change(await field('[name=photo]'), { target: { files: [photo] } });
  };
  return { ...shown, sdk, field, press, choose, fill, fillDay, number, addPhoto };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function overviewOf({ sdk }: Opened) {
  const answer = await sdk.call('listUseCases');
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('use cases over the real server', () => {
  it('stores a mileage report, ends the prompt and lists it', async () => {
    const opened = await open('driver@nordwind.example', 'mileage-status-report');
    const before = await overviewOf(opened);
    const vehicle = before.vehicles[0];
    if (vehicle === undefined) throw new Error('The driver has no vehicle.');
    const reading = (vehicle.lastReading?.readingKm ?? 0) + 25;
    await opened.choose(`[value="${vehicle.id}"]`);
    await opened.press('Weiter');
    await opened.fill('readingKm', new Intl.NumberFormat('de-DE').format(reading));
    await opened.press('Weiter');
    await opened.addPhoto();
    await opened.screen.findByText('tacho.png');
    await opened.press('Weiter zur Prüfung');
    await opened.press('Verbindlich einreichen');
    const number = await opened.number();
    const after = await overviewOf(opened);
    expect(after.submissions[0]).toMatchObject({ number, kind: 'mileage-status-report' });
    expect(after.vehicles.find(({ id }) => id === vehicle.id)?.lastReading?.readingKm).toBe(reading);
    const user = await opened.sdk.call('getUserInfo');
    expect(user.ok && user.value.user.needsToEnterMileage).toBe(false);
  });

  it('blocks the card', async () => {
    const opened = await open('manager@nordwind.example', 'charging-card-loss');
    const card = (await overviewOf(opened)).chargingCards.find(({ state }) => state === 'active');
    if (card === undefined) throw new Error('The manager has no active card.');
    await opened.choose(`[value="${card.id}"]`);
    await opened.press('Weiter');
    await opened.choose('[value=lost]');
    await opened.fillDay('lostOn', '05.01.2026');
    await opened.choose('[value=no]');
    await opened.press('Weiter zur Prüfung');
    await opened.press('Verbindlich einreichen');
    expect(await opened.number()).toBeTruthy();
    const after = await overviewOf(opened);
    expect(after.chargingCards.find(({ id }) => id === card.id)?.state).toBe('blocked');
  });
});
