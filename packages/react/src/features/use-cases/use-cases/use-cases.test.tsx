import { describeWidget, showWidget } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useCasesWidget } from '../use-cases.manifest.ts';
import { emptyOverview, overviewExample, submissionExample } from '../use-cases-fixture.ts';

describeWidget(useCasesWidget, {
  answers: { listUseCases: overviewExample },
  ready: 'Was möchten Sie erledigen?',
  empty: { answers: { listUseCases: emptyOverview }, text: 'Zurzeit gibt es hier nichts zu erledigen' },
  failing: 'listUseCases',
});

describe('a request that is open from the start', () => {
  const answers = { listUseCases: overviewExample };
  const open = (kind: string) =>
    showWidget(useCasesWidget, { roles: ['ROLE_USE_CASES'], answers, props: { kind } });

  it('is its form, and the way back leads to all requests', async () => {
    const { screen } = await open('mileage-status-report');
    await screen.findByRole('heading', { level: 1, name: 'Kilometerstand melden' });
    await userEvent.click(screen.getByRole('button', { name: 'Alle Anliegen' }));
    await screen.findByRole('heading', { level: 1, name: 'Anliegen' });
  });

  it('is none where there is no form of that name', async () => {
    const { screen } = await open('moon-landing');
    await screen.findByRole('heading', { level: 1, name: 'Anliegen' });
  });
});

it('shows a submission that somebody came for: it stands out and has the focus', async () => {
  const { screen, shadow } = await showWidget(useCasesWidget, {
    roles: ['ROLE_USE_CASES'],
    answers: {
      listUseCases: {
        ...overviewExample,
        submissions: [submissionExample, ...overviewExample.submissions],
      },
    },
    props: { openId: submissionExample.id },
  });
  const entry = (await screen.findByText(submissionExample.number)).closest('li');
  await vi.waitUntil(() => shadow.activeElement === entry);
  expect(shadow.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  expect(entry?.getAttribute('aria-current')).toBe('true');
});

describe('a request without a page of its own', () => {
  it('opens in place with the focus on its heading, and the way back leads to what opened it', async () => {
    const answers = { listUseCases: overviewExample };
    const { screen, shadow } = await showWidget(useCasesWidget, { roles: ['ROLE_USE_CASES'], answers });
    const link = await screen.findByRole('button', { name: 'Kilometerstand melden' });
    await userEvent.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Kilometerstand melden' });
    await vi.waitUntil(() => shadow.activeElement === heading);
    await userEvent.click(screen.getByRole('button', { name: 'Alle Anliegen' }));
    await vi.waitUntil(() => shadow.activeElement?.textContent === 'Kilometerstand melden');
    expect(shadow.activeElement).toBe(link);
    expect(screen.queryByRole('heading', { level: 1, name: 'Kilometerstand melden' })).toBeNull();
  });
});
