import { showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { fireEvent } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onboardingWidget } from '../features/onboarding/onboarding.manifest.ts';
import { changePasswordWidget } from '../features/profile/profile.manifest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ demo: true });
});
afterAll(() => world?.close());

type Widget = Parameters<typeof showWidget>[0];
async function open(widget: Widget, sdk: Awaited<ReturnType<TestWorld['as']>>) {
  const shown = await showWidget(widget, { sdk });
  const { screen, shadow } = shown;
  const field = (name: string) =>
    vi.waitUntil(() => shadow.querySelector<HTMLInputElement>(`[name="${name}"]`));
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields))
      fireEvent.input(await field(name), { target: { value } });
  };
  const check = async (...names: string[]) => {
    for (const name of names) fireEvent.click(await field(name));
  };
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  const at = (name: string) => screen.findByRole('heading', { name });
  return { ...shown, field, fill, check, press, at };
}
const next = 'Speichern und weiter';

describe('a newcomer over the real server', () => {
  it('chooses a password, enters what is missing on two devices, and is through', async () => {
    const sdk = await world.as('newcomer@nordwind.example', { hrefFor: () => null });
    const flags = async () => {
      const answer = await sdk.call('getUserInfo');
      if (!answer.ok) throw new Error(answer.error.code);
      const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = answer.value.user;
      return [needsPasswordChange, needsOnboarding, needsToEnterMileage];
    };
    expect(await flags()).toEqual([true, true, true]);
    const waiting = await open(onboardingWidget, sdk);
    await waiting.screen.findByRole('button', { name: 'Passwort ändern' });

    const password = await open(changePasswordWidget, sdk);
    await password.fill({ currentPassword: 'Foyer-Demo-2026', newPassword: 'drei Wolken über Altona' });
    await password.press('Passwort ändern');
    await password.at('Ihr Passwort ist geändert');
    expect(await flags()).toEqual([false, true, true]);

    const laptop = await open(onboardingWidget, sdk);
    await laptop.at('Kontakt');
    await laptop.fill({ phone: '+49 40 1112223' });
    await laptop.press(next);
    await laptop.at('Ihre Adresse');
    laptop.close();

    const phone = await open(onboardingWidget, sdk);
    await phone.at('Ihre Adresse');
    const street = { street: 'Elbchaussee', houseNumber: '12', postcode: '22765', city: 'Hamburg' };
    await phone.fill(
      Object.fromEntries(Object.entries(street).map(([name, value]) => [`address.${name}`, value])),
    );
    await phone.press(next);
    await phone.at('Nachweise');
    await phone.press(next);
    await phone.at('Zustimmung');
    await phone.check('acceptTerms', 'acceptPrivacy');
    await phone.press(next);
    await phone.at('Stimmt alles?');
    await phone.press('Abschließen');
    await phone.at('Geschafft, vielen Dank');
    expect(await flags()).toEqual([false, false, true]);
    // the next forced prompt is due for widgets opened from now on
    const due = await open(onboardingWidget, sdk);
    await due.screen.findByRole('button', { name: 'Kilometerstand melden' });
  });
});
