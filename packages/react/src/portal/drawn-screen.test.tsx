import { createFakeUserInfo, showInProvider } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { screens } from '../features/screens.ts';
import type { Screen, Visit } from '../screens/define-screen.ts';
import { DrawnScreen } from './drawn-screen.tsx';

const visit: Visit = { id: '', key: 'first', ask: () => undefined, token: undefined };
const draw = (screen: Screen, key = 'first') => (
  <DrawnScreen screen={screen} visit={{ ...visit, key }} classOf={({ tag }) => tag} />
);
const tagIn = (box: HTMLElement) => box.firstElementChild?.className;

it('a stand-in stays from when it is due until the next visit', async () => {
  const { standIn } = screens.home;
  if (!standIn) throw new Error('Home has no stand-in.');
  let isDue = false;
  const home: Screen = { ...screens.home, standIn: { ...standIn, when: () => isDue } };
  const shown = await showInProvider(draw(home), { roles: [] });
  expect(tagIn(shown.box)).toBe('dashboard');
  isDue = true;
  shown.draw(draw(home));
  expect(tagIn(shown.box)).toBe('onboarding');
  isDue = false;
  shown.draw(draw(home));
  expect(tagIn(shown.box)).toBe('onboarding');
  shown.draw(draw(home, 'second'));
  expect(tagIn(shown.box)).toBe('dashboard');
});

it('a user whose onboarding is due sees it in place of home', async () => {
  const info = createFakeUserInfo([]);
  const { box } = await showInProvider(draw(screens.home), {
    roles: [],
    answers: { getUserInfo: { ...info, user: { ...info.user, needsOnboarding: true } } },
  });
  await vi.waitUntil(() => tagIn(box) === 'onboarding');
});

it.each([
  ['remounts with each visit', 'order-overview', 'visit', true],
  ['stays mounted over visits', 'profile', undefined, false],
] as const)('a screen that %s: %s', async (_, name, anew, isAnother) => {
  expect(screens[name].anew).toBe(anew);
  const { box, draw: drawAnew } = await showInProvider(draw(screens[name]), { roles: [] });
  const before = box.firstElementChild;
  drawAnew(draw(screens[name], 'second'));
  expect(box.firstElementChild !== before).toBe(isAnother);
});
