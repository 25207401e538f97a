import {
  fallbackLanguage,
  features,
  isPermitted,
  languageCodes,
  languages,
  type OperationName,
  type Role,
  roles,
} from '@foyer/contract';
import { createThemeSheet } from '@foyer/core/theme';
import { baseMessages, firstMessages, type WidgetSpec } from '@foyer/react/internal';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAnswers } from '../fake/fake-api.ts';
import { createFakeUserInfo } from '../fake/fake-user.ts';
import { NEW_VALUE, newerAnswers } from '../fake/newer-answers.ts';
import { nextTask } from '../next-task.ts';
import { watchLeftovers } from './leftovers.ts';
import { unreachable } from './reachability.ts';
import { type ShownWidget, type ShowOptions, showWidget } from './show-widget.tsx';
import { germanTexts, inLanguage, untranslatedIds } from './untranslated-texts.ts';

export interface DescribeWidgetOptions {
  readonly props?: ShowOptions['props'];
  /** Responses of the API in the ordinary state. */
  readonly answers: FakeAnswers;
  /** Text that appears when the widget shows its data (German). */
  readonly ready: string | RegExp;
  /** Responses that make it empty, and the text it then shows (German); null for a widget that cannot be empty. */
  readonly empty: { readonly answers: FakeAnswers; readonly text: string | RegExp } | null;
  /** The read whose failure shows an error with a retry; null for a widget that works without any read. */
  readonly failing: OperationName | null;
  /** Whether that failure has no message, as section 8 of the specification demands, but an empty state with a reload button. @default false */
  readonly failsSilently?: boolean;
  /**
   * Differences for a private customer, if there are any (German): text that appears, and text that must not. The checks of usability run
   * once more in private mode.
   */
  readonly privately?: {
    readonly answers?: FakeAnswers;
    readonly shows: string | RegExp;
    readonly hides?: string | RegExp;
  };
  /** @default the first role with the widget's permission */
  readonly roles?: readonly Role[] | null;
}

function rolesFor({ access }: WidgetSpec): readonly Role[] | null {
  if (access === 'public') return null;
  const anybody = isPermitted(access, { roles: [], mode: 'b2b' });
  return anybody
    ? []
    : roles.filter((role) => isPermitted(access, { roles: [role], mode: 'b2b' })).slice(0, 1);
}

/** Replaces non-breaking spaces, which readers see as spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const says = (shown: ShownWidget, text: string | RegExp) =>
  typeof text === 'string' ? plain(shown.text()).includes(plain(text)) : text.test(shown.text());
const seen = async (shown: ShownWidget, text: string | RegExp): Promise<void> => {
  await vi
    .waitUntil(() => says(shown, text))
    .catch(() => {
      throw new Error(`"${text}" never appeared. The widget shows:\n${shown.text()}`);
    });
};

/** Resolves when lazy imports are loaded and rendered. */
async function everythingCame(): Promise<void> {
  await vi.dynamicImportSettled();
  await nextTask();
}

/** Defines the suite that every widget passes first, in its React form. The element form runs the same states in a browser. */
export function describeWidget(widget: WidgetSpec, options: DescribeWidgetOptions): void {
  const ordinary: ShowOptions = {
    props: options.props ?? {},
    answers: options.answers,
    roles: options.roles === undefined ? rolesFor(widget) : options.roles,
  };
  const show = (more: ShowOptions = {}) => showWidget(widget, { ...ordinary, ...more });

  describe(`<foyer-${widget.tag}>`, () => {
    describeAccess(widget, show);
    describeActing(widget, ordinary, show);
    describeStates(options, show);
    describeSlots(widget, options, show);
    describeNewer(options, show);
    describeLooks(widget, options, show);
    describeManners(options, show);
    describePrivateMode(options, show);
  });
}

/** Defines tests of the same widget in the session of a private customer. */
function describePrivateMode(options: DescribeWidgetOptions, show: Show): void {
  const { privately } = options;
  if (privately === undefined) return;
  const { shows, hides, answers } = privately;
  const showPrivately: Show = (more) =>
    show({ mode: 'b2c_cc', ...more, answers: { ...options.answers, ...answers, ...more?.answers } });
  describe('in private mode', () => {
    it('shows what is meant for private customers, and nothing else', async () => {
      const shown = await showPrivately();
      await seen(shown, options.ready);
      await seen(shown, shows);
      if (hides !== undefined) expect(shown.text()).not.toMatch(hides);
    });
    describeManners(options, showPrivately);
  });
}

type Show = (more?: ShowOptions) => Promise<ShownWidget>;

/** Calls of every page, whatever widgets it has: user, environment and language. */
const ofThePage = new Set<string>([...Object.keys(features.session), ...Object.keys(features.environment)]);

function describeAccess(widget: WidgetSpec, show: Show): void {
  if (widget.access === 'public') return;
  const { access } = widget;
  it('asks somebody who is signed out to sign in', async () => {
    const shown = await show({ roles: null });
    const button = await shown.screen.findByRole('button', { name: 'Zur Anmeldung' });
    button.click();
    await vi.waitUntil(() => shown.events.length > 0);
    expect(shown.events[0]?.type).toBe('foyer-navigate');
    expect(shown.events[0]?.detail).toMatchObject({ target: { route: 'login' } });
  });
  const isForAll = isPermitted(access, { roles: [], mode: 'b2b' });
  if (!isForAll)
    it('refuses a user without the permission, and requests nothing', async () => {
      const shown = await show({ roles: [] });
      await seen(shown, 'Kein Zugriff');
      expect(shown.api.calls.filter((name) => !ofThePage.has(name))).toEqual([]);
    });
}

/**
 * Defines tests of an impersonation, which is visible in every widget with data of the user (decision 0352); parts of the page's frame
 * leave it to the others.
 */
function describeActing(widget: WidgetSpec, { answers, roles }: ShowOptions, show: Show): void {
  if (widget.access !== 'public' && !widget.isFrame)
    it('shows who impersonates whom', async () => {
      const info = answers?.getUserInfo ?? createFakeUserInfo(roles ?? []);
      const actor = { id: 'u9', name: 'Nina Albrecht', kind: 'impersonation', secondsLeft: 3599 } as const;
      const shown = await show({ answers: { ...answers, getUserInfo: { ...info, actor } } });
      await seen(shown, 'Nina Albrecht handelt im Namen von');
      expect(shown.shadow.querySelectorAll('[part~=acting]')).toHaveLength(1);
    });
}

function describeStates(options: DescribeWidgetOptions, show: Show): void {
  const { failing, empty, ready } = options;
  it('shows its data', async () => {
    await seen(await show(), ready);
  });
  if (failing !== null)
    it('says that it is loading while no answer comes', async () => {
      const shown = await show({ prepare: (api) => api.behave({ [failing as OperationName]: 'hang' }) });
      await vi.waitUntil(() => shown.api.calls.includes(failing as OperationName));
      await vi.waitUntil(() => shown.shadow.querySelector('[aria-busy=true]'));
      expect(shown.screen.queryByRole('alert')?.textContent ?? '').toBe('');
    });
  if (empty !== null)
    it('says so when there is nothing', async () => {
      await seen(await show({ answers: { ...options.answers, ...empty?.answers } }), empty?.text ?? '');
    });
  if (options.failsSilently)
    it('says nothing of a failure, offers a reload and recovers', async () => {
      const failure = { status: 500, code: 'internal_error' };
      const shown = await show({ prepare: (api) => api.behave({ [failing as OperationName]: failure }) });
      const reload = await shown.screen.findByRole('button', { name: 'Neu laden' });
      expect(shown.screen.queryByRole('alert')?.textContent ?? '').toBe('');
      shown.api.behave({});
      reload.click();
      await seen(shown, ready);
    });
  if (failing !== null && !options.failsSilently)
    it('explains a failure, names the request and recovers', async () => {
      const failure = { status: 500, code: 'internal_error' };
      const shown = await show({ prepare: (api) => api.behave({ [failing as OperationName]: failure }) });
      await seen(shown, 'Auf dem Server ist ein Fehler aufgetreten');
      await seen(shown, 'Fehlernummer req-test');
      shown.api.behave({});
      (await shown.screen.findByRole('button', { name: 'Erneut versuchen' })).click();
      await seen(shown, ready);
    });
}

/**
 * Defines tests of slot content, which the page passes as a prop of the React component: it appears in the slot, and replaces the widget's
 * own content.
 */
function describeSlots(
  { slots = [] }: WidgetSpec,
  { ready, empty, answers, props }: DescribeWidgetOptions,
  show: Show,
) {
  const own: Record<string, string> = Object.fromEntries(slots.map((name) => [name, `Eigenes: ${name}`]));
  const expectOwn = async (shown: ShownWidget, name: string) => {
    const slot = await vi.waitUntil(() => shown.shadow.querySelector<HTMLSlotElement>(`slot[name=${name}]`));
    expect(slot.assignedElements().map(({ textContent }) => textContent)).toEqual([own[name]]);
  };
  // a short list has no heading
  const isShort = props?.compact === true;
  const drawn = slots.filter((name) => name !== 'empty' && !(isShort && name === 'heading'));
  it('has the slots its manifest names, and no others', async () => {
    const shown = await show({ props: { ...props, ...own } });
    await seen(shown, ready);
    for (const name of drawn) await expectOwn(shown, name);
    const there = [...shown.shadow.querySelectorAll('slot')].map(({ name }) => name);
    expect(there.filter((name) => !slots.some((known) => known === name))).toEqual([]);
  });
  if (empty !== null && slots.includes('empty'))
    it('shows the page’s own text where there is nothing', async () => {
      await expectOwn(
        await show({ props: { ...props, ...own }, answers: { ...answers, ...empty?.answers } }),
        'empty',
      );
    });
}

/** Defines tests with a server that is newer than the page: a value that the contract does not have is not a fault, and needs a name. */
function describeNewer({ answers }: DescribeWidgetOptions, show: Show): void {
  const { getUserInfo: _, ...own } = answers;
  const newer = newerAnswers(own);
  if (JSON.stringify(newer).includes(NEW_VALUE))
    it('accepts values of a newer server', async () => {
      const complaints = vi.spyOn(console, 'error');
      const shown = await show({ prepare: (api) => api.answerUnchecked(newer) });
      await vi.waitUntil(() => shown.text().trim() !== '');
      await everythingCame();
      await vi.waitUntil(() => shown.shadow.querySelector('[aria-busy=true]') === null);
      const ours = complaints.mock.calls.map(([text]) => String(text)).filter((text) => /^Foyer/.test(text));
      expect(ours).toEqual([]);
      expect(shown.events.filter(({ type }) => type === 'foyer-failed')).toEqual([]);
      const badges = [...shown.shadow.querySelectorAll('[part=badge]')].map(({ textContent }) => textContent);
      expect(badges.filter((text) => text?.trim() === '')).toEqual([]);
      expect(shown.text()).not.toContain(NEW_VALUE);
      complaints.mockRestore();
    });
}

function describeLooks(widget: WidgetSpec, { ready }: DescribeWidgetOptions, show: Show): void {
  it.each(languageCodes.filter((code) => code !== fallbackLanguage))(
    'has every text in %s',
    async (language) => {
      const source = await widget.messages();
      expect(await untranslatedIds(source, language)).toEqual([]);
      expect(await untranslatedIds(firstMessages, language)).toEqual([]);
      expect(await untranslatedIds(baseMessages, language)).toEqual([]);
    },
  );
  it('appears completely in another language on request', async () => {
    const { code, locale } = languages[1];
    const shown = await show({ locale });
    const source = await widget.messages();
    await vi.waitUntil(() => shown.shadow.querySelector(`[lang="${locale.replace('_', '-')}"]`));
    await vi.waitUntil(() => shown.shadow.querySelector('[aria-busy=true]') === null);
    await seen(shown, await inLanguage(ready, source, code));
    const german = new Set([
      ...(await germanTexts(source, code)),
      ...(await germanTexts(firstMessages, code)),
      ...(await germanTexts(baseMessages, code)),
    ]);
    const lines = shown
      .text()
      .split('\n')
      .map((line) => line.trim());
    const labels = [...shown.shadow.querySelectorAll('[aria-label]')].map(
      (node) => node.getAttribute('aria-label') ?? '',
    );
    expect([...lines, ...labels].filter((text) => german.has(text))).toEqual([]);
  });
  it('is branded', async () => {
    const { sheetTextOf } = await import('./style-sheet-stand-in.ts');
    const shown = await show({ primaryColor: 'FFB000' });
    await seen(shown, ready);
    const theme = createThemeSheet({ primaryColor: '#ffb000' });
    await vi.waitUntil(() => sheetTextOf(shown.shadow).includes(theme));
  });
}

function describeManners({ ready }: DescribeWidgetOptions, show: Show): void {
  it('can be used with the keyboard alone', async () => {
    const shown = await show();
    await seen(shown, ready);
    expect(unreachable(shown.shadow)).toEqual([]);
  });
  it('passes axe', async () => {
    const shown = await show();
    await seen(shown, ready);
    const result = await axe.run(shown.host, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(
      result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });
  it('leaves nothing behind', async () => {
    const leftovers = watchLeftovers();
    const shown = await show();
    await seen(shown, ready);
    shown.close();
    await everythingCame();
    expect(leftovers()).toEqual([]);
    expect(shown.shadow.childElementCount).toBe(0);
    expect(shown.shadow.adoptedStyleSheets).toEqual([]);
  });
}
