import { showWidget } from '@foyer/testing';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { newsWidget } from '../../features/news/news.manifest.ts';
import { newsPage } from '../../features/news/news-fixture.ts';
import { ordersWidget } from '../../features/orders/orders.manifest.ts';

const info = createFakeUserInfo([]);
const actor = { id: 'u9', name: 'Nina Albrecht', kind: 'impersonation' as const, secondsLeft: 3599 };

it('every widget shows the persons of an impersonation, the remaining time, and the actions that only the customer can take', async () => {
  const { screen } = await showWidget(newsWidget, {
    answers: { getUserInfo: { ...info, actor }, listNews: newsPage },
  });
  await screen.findByText(/Nina Albrecht handelt im Namen von Maren Petersen, Nordwind/);
  await screen.findByText(/^Endet in 60 Minuten/);
  await screen.findByText(/Bankverbindung, Rollen und Einladungen kann nur die Person selbst/);
  await screen.findByText('Neue Wallbox mit Lastmanagement');
});

it('is shown without the permission for the widget too, and its button leads to the choice of an account', async () => {
  const { screen, events, sdk } = await showWidget(ordersWidget, {
    roles: [],
    answers: { getUserInfo: { ...info, actor } },
    hrefFor: ({ route }) => `/de_DE/${route}`,
  });
  document.addEventListener('foyer-navigate', (event) => event.preventDefault(), { once: true });
  const leave = vi.spyOn(sdk.session, 'leaveCompany');
  await userEvent.click(await screen.findByRole('button', { name: 'Beenden' }));
  expect(leave).toHaveBeenCalledOnce();
  expect(events.at(-1)?.detail).toMatchObject({ target: { route: 'select-account' } });
});

it('is not shown without an impersonation, in the own company or another', async () => {
  for (const kind of [null, 'company-switch'] as const) {
    const own = kind && { ...actor, kind, secondsLeft: null };
    const { screen } = await showWidget(newsWidget, {
      answers: { getUserInfo: { ...info, actor: own }, listNews: newsPage },
    });
    await screen.findByText('Neue Wallbox mit Lastmanagement');
    expect(screen.queryByText(/im Namen von/)).toBeNull();
  }
});
