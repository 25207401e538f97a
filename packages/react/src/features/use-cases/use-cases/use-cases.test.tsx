import { describeWidget, showWidget } from '@foyer/testing';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useCasesWidget } from '../use-cases.manifest.ts';
import {
  askedExample,
  emptyOverview,
  overviewExample,
  questionExample,
  submissionExample,
} from '../use-cases-fixture.ts';

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

  it('shows its form, and the way back leads to all requests', async () => {
    const { screen } = await open('mileage-status-report');
    await screen.findByRole('heading', { level: 1, name: 'Kilometerstand melden' });
    await userEvent.click(screen.getByRole('button', { name: 'Alle Anliegen' }));
    await screen.findByRole('heading', { level: 1, name: 'Anliegen' });
  });

  it('is ignored where there is no form of that kind', async () => {
    const { screen } = await open('moon-landing');
    await screen.findByRole('heading', { level: 1, name: 'Anliegen' });
  });
});

it('highlights and focuses the submission that a link leads to', async () => {
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
  it('opens in place with the focus on its heading, and the way back focuses the link that opened it', async () => {
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

it('shows a few cards first and all on request, and leads from a card to a question about it', async () => {
  const [first] = overviewExample.chargingCards;
  const many = Array.from({ length: 7 }, (_, at) => ({
    ...(first as NonNullable<typeof first>),
    id: `card-${at}`,
    number: `FOY-7001-000${at}`,
  }));
  const { screen, events } = await showWidget(useCasesWidget, {
    roles: ['ROLE_USE_CASES'],
    answers: { listUseCases: { ...overviewExample, chargingCards: many } },
  });
  await vi.waitUntil(() => screen.queryAllByRole('button', { name: 'Frage dazu stellen' }).length === 5);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 7 Ladekarten zeigen' }));
  const last = screen.getAllByRole('button', { name: 'Frage dazu stellen' }).at(6);
  await userEvent.click(last as HTMLElement);
  expect(events.find(({ type }) => type === 'foyer-navigate')?.detail).toMatchObject({
    target: {
      route: 'create-ticket',
      query: { about: 'charging_card', id: 'card-6', label: 'FOY-7001-0006' },
    },
  });
});

describe('a submission', () => {
  const made = { ...submissionExample, id: 'sub-7', kind: 'bank-details-change', state: 'received' } as const;
  const detail = {
    ...made,
    values: { purpose: 'refund', accountHolder: 'Maren Petersen', iban: '•••• 3000' },
    files: [
      { id: 'file-1', field: 'proof', name: 'konto.pdf', mediaType: 'application/pdf', sizeBytes: 90_000 },
    ],
    messages: [],
    events: [{ state: 'received' as const, at: '2026-11-20T09:30:00Z' }],
    expectedOn: '2026-11-24',
  };
  const answers = {
    listUseCases: { ...overviewExample, submissions: [made] },
    getSubmission: detail,
    downloadSubmissionFile: new Blob(['x'], { type: 'application/pdf' }),
  };
  const open = () => showWidget(useCasesWidget, { roles: ['ROLE_USE_CASES'], answers });

  it('unfolds to its next step, history, values and files', async () => {
    const { screen, shadow, text, api, events } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Bankverbindung ändern.*VG-2026/ }));
    expect(await screen.findByText('Voraussichtlich erledigt bis 24.11.2026')).toBeTruthy();
    expect(await screen.findByText('Für Erstattungen an mich')).toBeTruthy();
    for (const said of [
      'Ihr Anliegen ist eingegangen',
      'Verlauf',
      'Maren Petersen',
      '•••• 3000',
      'konto.pdf',
    ])
      expect(text()).toContain(said);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'konto.pdf herunterladen' }));
    await vi.waitUntil(() => api.callsOf('downloadSubmissionFile').length === 1);
    const details = within(shadow.querySelector('[part=submission-detail]') as HTMLElement);
    const question = await details.findByRole('button', { name: 'Frage dazu stellen' });
    await userEvent.click(question);
    expect(events.find(({ type }) => type === 'foyer-navigate')?.detail).toMatchObject({
      target: { route: 'create-ticket', query: { about: 'use_case', id: 'sub-7', label: made.number } },
    });
    vi.restoreAllMocks();
  });

  it('is loaded when it is unfolded and not before, and folds again', async () => {
    const { screen, api, shadow } = await open();
    const head = await screen.findByRole('button', { name: /^Bankverbindung ändern.*VG-2026/ });
    expect(api.callsOf('getSubmission')).toHaveLength(0);
    await userEvent.click(head);
    await vi.waitUntil(() => shadow.querySelector('[part=timeline]'));
    await userEvent.click(head);
    expect([head.getAttribute('aria-expanded'), shadow.querySelector('[part=timeline]')]).toEqual([
      'false',
      null,
    ]);
  });
});

describe('a question of the service', () => {
  const answered = {
    ...askedExample,
    state: 'in_progress' as const,
    messages: [
      questionExample,
      {
        ...questionExample,
        id: 'message-2',
        author: 'Maren Petersen',
        isFromCustomer: true,
        text: 'Mir.',
        files: [{ id: 'file-9', field: 'answer', name: 'konto.png', mediaType: 'image/png', sizeBytes: 4 }],
      },
    ],
  };
  const open = () =>
    showWidget(useCasesWidget, {
      roles: ['ROLE_USE_CASES'],
      props: { openId: askedExample.id },
      answers: {
        listUseCases: { ...overviewExample, submissions: [askedExample] },
        getSubmission: askedExample,
        answerSubmission: answered,
      },
    });

  it('is shown with a field for the answer, which is sent with its files and then replaced', async () => {
    const { screen, shadow, api } = await open();
    await screen.findByText('Wem gehört das Konto?');
    await userEvent.type(screen.getByRole('textbox', { name: /Ihre Antwort/ }), 'Mir.');
    const chooser = shadow.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['x'], 'konto.png', { type: 'image/png' }));
    await screen.findByText('konto.png');
    api.answer({ getSubmission: answered });
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await screen.findByText('Ihre Antwort wurde gesendet.');
    expect(api.callsOf('answerSubmission')).toHaveLength(1);
    expect(await screen.findByText('Mir.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Ihre Antwort/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'konto.png herunterladen' })).toBeTruthy();
  });

  it('is not answered by a blank text, which is reported at its field', async () => {
    const { screen, api } = await open();
    await screen.findByText('Wem gehört das Konto?');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    const field = screen.getByRole('textbox', { name: /Ihre Antwort/ });
    await vi.waitUntil(() => field.getAttribute('aria-invalid') === 'true');
    expect(api.callsOf('answerSubmission')).toHaveLength(0);
  });
});
