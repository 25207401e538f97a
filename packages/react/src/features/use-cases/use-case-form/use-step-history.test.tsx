import { showWidget } from '@foyer/testing';
import { nextTask } from '@foyer/testing/next-task';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

const page = { key: 'of the host', usr: { from: 'home' } };
beforeEach(() => history.pushState(page, '', '/anliegen'));
afterEach(async () => {
  // Pending history navigations finish before the next test begins.
  history.pushState(null, '', '/');
  await nextTask();
});

async function open() {
  const answers = { listUseCases: overviewExample, submitChargingCardLoss: submissionExample };
  const shown = await showWidget(useCaseWidget, {
    props: { kind: 'charging-card-loss' },
    roles: ['ROLE_USE_CASES'],
    answers,
  });
  const { screen } = shown;
  await screen.findByRole('form');
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
  const at = (title: string) => vi.waitUntil(() => heading() === title);
  return { ...shown, user, press, at, heading };
}
type Opened = Awaited<ReturnType<typeof open>>;

const steps = ['Karte', 'Was ist passiert?', 'Stimmt alles?'] as const;
async function toReview({ screen, user, press, at }: Opened) {
  await press('Weiter');
  await at(steps[1]);
  await user.click(screen.getByRole('radio', { name: 'Gestohlen' }));
  await user.click(screen.getByRole('radio', { name: 'Ja, bitte Ersatz schicken' }));
  await press('Weiter zur Prüfung');
  await at(steps[2]);
}

describe('the steps of a request in the history of the browser', () => {
  it('can be navigated back and forth without loss', async () => {
    const opened = await open();
    const before = history.length;
    await toReview(opened);
    expect([history.length - before, location.pathname]).toEqual([2, '/anliegen']);
    history.back();
    await opened.at(steps[1]);
    const stolen = opened.screen.getByRole('radio', { name: 'Gestohlen' }) as HTMLInputElement;
    expect([stolen.checked, stolen.closest('[hidden]')]).toEqual([true, null]);
    history.back();
    await opened.at(steps[0]);
    history.go(2);
    await opened.at(steps[2]);
    expect(opened.shadow.querySelector('[part=review]')?.textContent).toContain('Gestohlen');
  });

  it('preserve the state of the page, and add none for an untouched form', async () => {
    const opened = await open();
    expect(history.state).toEqual(page);
    await opened.press('Weiter');
    await opened.at(steps[1]);
    expect(history.state).toMatchObject(page);
  });

  it('are left by the form’s own back button, without a remaining entry', async () => {
    const opened = await open();
    await toReview(opened);
    await opened.press('Zurück');
    await opened.at(steps[1]);
    await opened.press('Zurück');
    await opened.at(steps[0]);
    await vi.waitUntil(() => history.state?.foyerSteps === undefined);
    expect(history.state).toEqual(page);
  });

  it('stop at a missing value, however far the user goes forward', async () => {
    const opened = await open();
    await toReview(opened);
    history.back();
    await opened.at(steps[1]);
    await opened.user.type(opened.screen.getByLabelText(/^Wann/), '{Backspace>12/}');
    history.back();
    await opened.at(steps[0]);
    history.go(2);
    await opened.at(steps[1]);
    await vi.waitUntil(() => history.state?.foyerSteps?.['charging-card-loss'] === 1);
  });

  it('are removed after the submission, so that back leaves the form', async () => {
    const opened = await open();
    await toReview(opened);
    await opened.press('Verbindlich einreichen');
    await opened.screen.findByText(submissionExample.number);
    await vi.waitUntil(() => history.state?.foyerSteps === undefined);
    expect(history.state).toEqual(page);
    expect(opened.screen.getByText(submissionExample.number)).toBeTruthy();
  });

  it('are removed with the form, unless the page has navigated elsewhere by then', async () => {
    const closed = await open();
    await toReview(closed);
    closed.close();
    await vi.waitUntil(() => history.state?.foyerSteps === undefined);
    const left = await open();
    await toReview(left);
    const elsewhere = { key: 'another page' };
    history.pushState(elsewhere, '', '/bestellungen');
    left.close();
    // jsdom navigates through the history a task later
    await nextTask();
    expect([location.pathname, history.state]).toEqual(['/bestellungen', elsewhere]);
  });
});
