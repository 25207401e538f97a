import { createFakeUserInfo, describeWidget, type ShowOptions, showWidget } from '@foyer/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatWidget } from '../chat.manifest.ts';
import type { ChatbotElement } from '../chatbot/chatbot-element.ts';
import { chatAnswers } from './chat-fixture.ts';

const roles = ['ROLE_SHOP'] as const;
const answers = chatAnswers(createFakeUserInfo(roles));

// jsdom has no media queries: stub a window that is not small
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  return () => vi.unstubAllGlobals();
});

describeWidget(chatWidget, { answers, ready: 'Assistent', empty: null, failing: null, roles });

/** Opens the assistant as a page does. */
async function open(more: ShowOptions = {}) {
  const shown = await showWidget(chatWidget, {
    roles,
    answers,
    hrefFor: ({ route }) => `/${route}`,
    ...more,
  });
  const chatbot = await vi.waitUntil(() => shown.shadow.querySelector('foyer-chatbot'));
  const inside = await vi.waitUntil(() => chatbot.shadowRoot);
  const ask = (question: string) => {
    const field = inside.querySelector('textarea') as HTMLTextAreaElement;
    field.value = question;
    field.form?.requestSubmit();
  };
  return { ...shown, chatbot, inside, ask };
}
const isThere = (shadow: ShadowRoot) => shadow.querySelector('foyer-chatbot') !== null;

describe('Chat', () => {
  it('answers in the page’s own session, and its links navigate in the page', async () => {
    const shown = await open();
    shown.ask('Wo ist meine Bestellung?');
    const link = await vi.waitUntil(() => shown.inside.querySelector('a'));
    expect(shown.api.calls).toContain('askChat');
    expect(link.getAttribute('href')).toBe('/order');
    link.addEventListener('click', (event) => event.preventDefault());
    shown.host.addEventListener('foyer-navigate', (event) => event.preventDefault());
    link.click();
    expect(shown.events.at(-1)?.detail).toMatchObject({
      target: { route: 'order', params: { id: 'ord-4711' } },
      href: '/order',
    });
  });

  it('names a source without a link where the page has no such screen', async () => {
    const shown = await open({ hasScreen: () => false });
    shown.ask('Wo ist meine Bestellung?');
    await vi.waitUntil(() => shown.inside.textContent?.includes('AB-2025-004711'));
    expect(shown.inside.querySelector('a')).toBeNull();
  });

  it('reports an opened ticket, and invalidates lists of tickets', async () => {
    const shown = await open();
    const stale = vi.spyOn(shown.sdk, 'invalidate');
    shown.chatbot.dispatchEvent(
      new CustomEvent('foyer-chatbot-ticket', { detail: { id: 't1', number: 'T-1' } }),
    );
    expect(shown.events.at(-1)?.type).toBe('foyer-chat-ticket');
    expect(shown.events.at(-1)?.detail).toEqual({ id: 't1', number: 'T-1' });
    expect(stale).toHaveBeenCalledWith('listTickets', 'listDashboardInformation');
  });

  it('ends with the session, together with its conversation', async () => {
    const shown = await open();
    await shown.sdk.session.logout();
    await vi.waitUntil(() => !isThere(shown.shadow));
  });

  it('moves to the corner when its placement changes, and keeps the conversation', async () => {
    const shown = await open();
    shown.change({ placement: 'corner' });
    await vi.waitUntil(() => shown.chatbot.getAttribute('placement') === 'corner');
    expect(shown.shadow.querySelector('foyer-chatbot')).toBe(shown.chatbot);
  });

  it('is opened and closed by the page, and reports what the person does', async () => {
    const shown = await open();
    const chatbot = shown.chatbot as ChatbotElement;
    const acts = { open: vi.spyOn(chatbot, 'open'), close: vi.spyOn(chatbot, 'close') };
    for (const act of Object.values(acts)) act.mockReturnValue(undefined);
    const counts = () => [acts.open.mock.calls.length, acts.close.mock.calls.length];
    shown.change({ open: true });
    await vi.waitUntil(() => acts.open.mock.calls.length === 1);
    shown.change({ open: true });
    shown.change({ open: false });
    await vi.waitUntil(() => acts.close.mock.calls.length === 1);
    expect(counts()).toEqual([1, 1]);
    chatbot.dispatchEvent(new CustomEvent('foyer-chatbot-toggled', { detail: { isOpen: true } }));
    expect(shown.events.at(-1)).toMatchObject({ type: 'foyer-chat-toggled', detail: { isOpen: true } });
  });

  const user = createFakeUserInfo(roles);
  it.each([
    ['without a backend', { ...user, chatbotBackend: null }],
    ['with an unsafe address of the backend', { ...user, chatbotBackend: 'http://elsewhere.example' }],
    [
      'while a new password is due',
      { ...user, chatbotBackend: '/api/portal', user: { ...user.user, needsPasswordChange: true } },
    ],
  ])('is empty %s', async (_, getUserInfo) => {
    const shown = await showWidget(chatWidget, { roles, answers: { ...answers, getUserInfo } });
    await vi.waitUntil(() => shown.shadow.querySelector('[aria-busy=true]') === null);
    expect(isThere(shown.shadow)).toBe(false);
  });
});
