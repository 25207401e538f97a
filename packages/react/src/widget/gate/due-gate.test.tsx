import { problem, showWidget } from '@foyer/testing';
import { createFakeToken, createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { act } from '@foyer/ui/testing/act.ts';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { selectAccountWidget } from '../../features/accounts/accounts.manifest.ts';
import { accountsPage, noRecentAccounts } from '../../features/accounts/accounts-fixture.ts';
import { dashboardWidget } from '../../features/dashboard/dashboard.manifest.ts';
import { newsWidget } from '../../features/news/news.manifest.ts';
import { newsPage } from '../../features/news/news-fixture.ts';
import { changePasswordWidget } from '../../features/profile/profile.manifest.ts';

type Flag = 'needsPasswordChange' | 'needsOnboarding' | 'needsToEnterMileage';
const all: readonly Flag[] = ['needsPasswordChange', 'needsOnboarding', 'needsToEnterMileage'];

/** Shows a widget to a user with these forced prompts; the news are refused as by the server. */
async function show(flags: readonly Flag[], widget: Parameters<typeof showWidget>[0] = newsWidget) {
  const info = createFakeUserInfo([]);
  const user = { ...info.user, ...Object.fromEntries(flags.map((flag) => [flag, true])) };
  return showWidget(widget, {
    answers: {
      getUserInfo: { ...info, user },
      listDashboardInformation: { items: [] },
      ...(flags.length === 0 && { listNews: newsPage }),
    },
    prepare: (api) => {
      if (flags.length > 0) api.respond('listNews', () => problem(403, 'password_change_required'));
    },
  });
}

it.each([
  [all, 'Passwort ändern', 'profile'],
  [all.slice(1), 'Angaben ergänzen', 'home'],
  [all.slice(2), 'Kilometerstand melden', 'use-cases'],
])('while %j is due, a widget requests nothing and links to it: %s', async (flags, name, route) => {
  const { screen, events, api } = await show(flags);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(events.find(({ type }) => type === 'foyer-navigate')?.detail).toMatchObject({ target: { route } });
  expect(api.callsOf('listNews')).toEqual([]);
});

it('the mileage is reported in private mode, where there is one', async () => {
  const info = createFakeUserInfo([]);
  const { screen, sdk } = await showWidget(newsWidget, {
    answers: {
      getUserInfo: { ...info, user: { ...info.user, needsToEnterMileage: true } },
      login: {
        tokens: [
          { mode: 'b2b', token: createFakeToken('b2b') },
          { mode: 'b2c_cc', token: createFakeToken('b2c_cc') },
        ],
      },
    },
  });
  expect(sdk.session.$state.get().mode).toBe('b2b');
  await userEvent.click(await screen.findByRole('button', { name: 'Kilometerstand melden' }));
  expect(sdk.session.$state.get().mode).toBe('b2c_cc');
});

it('while somebody chooses whom to act for, neither onboarding nor mileage is in the way', async () => {
  const info = createFakeUserInfo(['ROLE_IMPERSONATE']);
  const user = { ...info.user, needsOnboarding: true, needsToEnterMileage: true };
  const { screen } = await showWidget(selectAccountWidget, {
    answers: {
      getUserInfo: { ...info, user },
      listAccounts: accountsPage,
      listRecentAccounts: noRecentAccounts,
    },
  });
  await screen.findByText('Katharina Brandt');
});

it('where it is done, the widget is let through', async () => {
  const { screen } = await show(all, changePasswordWidget);
  await screen.findByLabelText(/^Neues Passwort/, { selector: 'input' });
  const home = await show(all.slice(1), dashboardWidget);
  await home.screen.findByRole('heading', { level: 1 });
  expect(home.screen.queryByRole('button', { name: 'Angaben ergänzen' })).toBeNull();
});

it('with nothing due the widget is there', async () => {
  const { screen } = await show([]);
  await screen.findByText('Neue Wallbox mit Lastmanagement');
});

it('one that is there stays when the next thing is due, and says what was done', async () => {
  const { screen, api, sdk } = await show(all, changePasswordWidget);
  const { user, ...info } = createFakeUserInfo([]);
  api.respond('changePassword', () => undefined);
  await userEvent.type(
    await screen.findByLabelText(/^Bisheriges Passwort/, { selector: 'input' }),
    'Foyer-Demo-2026',
  );
  await userEvent.type(
    screen.getByLabelText(/^Neues Passwort/, { selector: 'input' }),
    'drei Wolken über Altona',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await screen.findByRole('heading', { name: 'Ihr Passwort ist geändert' });
  api.respond('getUserInfo', () => ({ ...info, user: { ...user, needsOnboarding: true } }));
  await act(() => sdk.$userInfo.reload());
  expect(sdk.$userInfo.get().data?.user.needsOnboarding).toBe(true);
  screen.getByRole('heading', { name: 'Ihr Passwort ist geändert' });
  expect(screen.queryByRole('button', { name: 'Angaben ergänzen' })).toBeNull();
});
