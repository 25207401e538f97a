import type { Cart } from '@foyer/contract/cart/cart.schema';
import { problem, showInProvider } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { cartOf, fakeAddress, lineOf } from '../cart-fixture.ts';
import { cartMessages } from './cart.messages.ts';
import { DeliveryAddress } from './delivery-address.tsx';

const home = fakeAddress('nord');
const other = fakeAddress('sued');
const cart = (more: Partial<Cart> = {}): Cart => ({
  ...cartOf([lineOf('a')]),
  deliveryAddress: home,
  knownAddresses: [home, other, { ...fakeAddress('rechnung'), type: 'INVOICE_ADDRESS' }],
  ...more,
});

async function show(given = cart()) {
  const onChanged = vi.fn<(next: Cart) => void>();
  const drawn = await showInProvider(null, {
    roles: ['ROLE_SHOP'],
    answers: { listCountries: { items: [{ code: 'DE', name: 'Deutschland' }] } as never },
  });
  await drawn.sdk.localisation.register(baseMessages);
  await drawn.sdk.localisation.register(cartMessages);
  drawn.draw(<DeliveryAddress cart={given} onChanged={onChanged} />);
  const part = (name: string) => drawn.box.querySelector(`[part=${name}]`) as HTMLElement;
  const press = async (name: string) => userEvent.click(await drawn.screen.findByRole('button', { name }));
  const bodies = () => drawn.api.callsOf('updateDeliveryAddress').map(({ body }) => body);
  const open = () => userEvent.click(part('change-address'));
  return { ...drawn, onChanged, part, press, bodies, open };
}

const save = 'Adresse übernehmen';

describe('the delivery address of an order', () => {
  it('is changed on the server, then here, and the change is announced', async () => {
    const { open, press, api, onChanged, bodies, screen, part } = await show();
    const next = cart({ deliveryAddress: other, version: 2 });
    api.respond('updateDeliveryAddress', () => next);
    await open();
    await press(save);
    await vi.waitUntil(() => onChanged.mock.calls.length > 0);
    expect(bodies()).toEqual([{ kind: 'known', addressId: 'nord' }]);
    expect(onChanged.mock.calls).toEqual([[next]]);
    await vi.waitUntil(() => part('change-address'));
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('stays open where saving failed, and gives the reason', async () => {
    const { open, press, screen, api, onChanged } = await show();
    api.respond('updateDeliveryAddress', () => problem(403, 'forbidden'));
    await open();
    await press(save);
    await screen.findByRole('alert');
    expect([screen.queryByRole('button', { name: save }) !== null, onChanged.mock.calls]).toEqual([true, []]);
  });

  it('is unchanged after cancelling', async () => {
    const { open, press, part, bodies, box } = await show();
    await open();
    await press('Abbrechen');
    expect([bodies(), part('change-address') !== null]).toEqual([[], true]);
    expect(box.textContent).toContain('Lager nord');
  });

  it('is entered if none is known, and cancelling leads back to the view before', async () => {
    const { open, screen, press, part } = await show(cart({ deliveryAddress: null, knownAddresses: [] }));
    await open();
    await screen.findByLabelText(/^Nachname/);
    await press('Abbrechen');
    expect(part('change-address')).not.toBeNull();
    const known = await show();
    await known.open();
    await userEvent.click(await vi.waitUntil(() => known.part('new-address')));
    await known.screen.findByLabelText(/^Nachname/);
    await known.press('Abbrechen');
    await known.screen.findByRole('button', { name: save });
  });
});

describe('a new address', () => {
  it('shows server errors at its fields', async () => {
    const { open, screen, api, bodies } = await show(cart({ deliveryAddress: null, knownAddresses: [] }));
    const errors = [{ path: 'address.postcode', code: 'invalid_format' }];
    api.respond('updateDeliveryAddress', () => problem(422, 'validation_failed', { errors }));
    await open();
    const fill = async (label: RegExp, text: string) =>
      userEvent.type(await screen.findByLabelText(label), text);
    await fill(/^Nachname/, 'Sommer');
    await fill(/^Straße/, 'Hafenstraße');
    await fill(/^Hausnummer|^Nr/, '7');
    await fill(/^PLZ|^Postleitzahl/, '20457');
    await fill(/^Ort|^Stadt/, 'Hamburg{Enter}');
    await vi.waitUntil(() => bodies().length === 1);
    const field = await screen.findByLabelText(/^PLZ|^Postleitzahl/);
    await vi.waitUntil(() => field.getAttribute('aria-invalid') === 'true');
    await vi.waitUntil(() => document.activeElement === field);
    expect(bodies()[0]).toMatchObject({
      kind: 'new',
      address: {
        lastName: 'Sommer',
        street: 'Hafenstraße',
        houseNumber: '7',
        city: 'Hamburg',
        countryCode: 'DE',
      },
    });
  });
});
