import { describeWidget, showWidget } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { languageSwitchWidget } from '../environment.manifest.ts';

describeWidget(languageSwitchWidget, { answers: {}, ready: /Deutsch|English/, empty: null, failing: null });

it.each([['a user'], ['a visitor']])('changes the language for %s, and dispatches the event', async (who) => {
  const shown = await showWidget(languageSwitchWidget, {
    roles: who === 'nobody' ? null : [],
    answers: { setLocale: undefined },
  });
  await userEvent.click(await shown.screen.findByRole('button', { name: /^Sprache: Deutsch/ }));
  const french = await vi.waitUntil(() =>
    [...shown.shadow.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(
      ({ textContent }) => textContent === 'Français',
    ),
  );
  french.click();
  await shown.screen.findByRole('button', { name: /^Langue.*Français/ });
  const told = await vi.waitUntil(() => shown.events.find(({ type }) => type === 'foyer-locale-changed'));
  expect(told.detail).toEqual({ locale: 'fr_FR' });
});
