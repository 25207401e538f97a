import type { FoyerSdk } from '@foyer/core';
import { showInProvider } from '@foyer/testing';
import { nextTask } from '@foyer/testing/next-task';
import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WidgetContext, type WidgetContextValue } from '../widget-context.ts';
import { followTarget } from './follow-target.ts';
import { WidgetLink, type WidgetLinkProps } from './widget-link.tsx';

const target = { route: 'order', params: { id: 'a' } } as const;

afterEach(async () => {
  // jsdom navigates to a fragment one task later
  await nextTask();
  history.replaceState(null, '', '/');
});

/** Shows a link in a widget whose page receives the event and may prevent it. */
async function show(
  props: Partial<WidgetLinkProps> = {},
  href: string | null = '#/order/a',
  isPrevented = false,
) {
  const emit = vi.fn(() => !isPrevented);
  const scope = { emit } as unknown as WidgetContextValue;
  const drawn = await showInProvider(
    <WidgetContext value={scope}>
      <WidgetLink target={target} {...props}>
        Bestellung
      </WidgetLink>
    </WidgetContext>,
    { hrefFor: () => href },
  );
  const link = drawn.screen.getByText('Bestellung');
  /** Returns whether the browser would follow the link itself. */
  const click = (init: MouseEventInit = {}) => fireEvent.click(link, { button: 0, ...init });
  return { ...drawn, emit, link, click };
}

describe('a link into the portal', () => {
  it('is a real one where the page is, so that a new tab works, and a button where it is not', async () => {
    const real = await show();
    expect([real.link.localName, real.link.getAttribute('href')]).toEqual(['a', '#/order/a']);
    const local = await show({}, null);
    expect([local.link.localName, local.link.getAttribute('type')]).toEqual(['button', 'button']);
  });

  it('is not there where the host says that it has no such screen, unless the widget shows it itself', async () => {
    const options = { hrefFor: () => '#/order/a', hasScreen: () => false };
    const link = <WidgetLink target={target}>Bestellung</WidgetLink>;
    expect((await showInProvider(link, options)).screen.queryByText('Bestellung')).toBeNull();
    const local = (
      <WidgetLink target={target} onLocal={() => {}}>
        Hier
      </WidgetLink>
    );
    expect((await showInProvider(local, options)).screen.getByText('Hier')).toBeTruthy();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %j to the browser, without an event',
    async (init) => {
      const onFollow = vi.fn();
      const { click, emit } = await show({ onFollow });
      expect(click(init)).toBe(true);
      expect([emit.mock.calls, onFollow.mock.calls]).toEqual([[], []]);
    },
  );

  it('tells the page where it leads before it goes there', async () => {
    const onFollow = vi.fn();
    const { click, emit } = await show({ onFollow });
    expect(click()).toBe(false);
    expect(emit.mock.calls).toEqual([['navigate', { target, href: '#/order/a' }]]);
    expect([onFollow.mock.calls.length, location.hash]).toEqual([1, '#/order/a']);
  });

  it('goes nowhere where the page goes itself', async () => {
    const onLocal = vi.fn();
    const { click } = await show({ onLocal }, '#/order/a', true);
    click();
    expect([location.hash, onLocal.mock.calls]).toEqual(['', []]);
  });

  it('shows the target in the widget where the page has none, and only there', async () => {
    const onLocal = vi.fn();
    const real = await show({ onLocal });
    real.click();
    expect(onLocal).not.toHaveBeenCalled();
    const local = await show({ onLocal }, null);
    local.click();
    expect([onLocal.mock.calls.length, local.emit.mock.calls]).toEqual([
      1,
      [['navigate', { target, href: null }]],
    ]);
  });

  it('says its name and that it is where the user is', async () => {
    const { link } = await show({
      'aria-label': 'Bestellung öffnen',
      'aria-current': 'page',
      className: 'mine',
    });
    expect([link.getAttribute('aria-label'), link.getAttribute('aria-current'), link.className]).toEqual([
      'Bestellung öffnen',
      'page',
      'mine',
    ]);
  });
});

describe('followTarget', () => {
  const sdkOf = (href: string | null) => {
    const remember = vi.fn();
    const sdk = { href: () => href, session: { returnPath: { remember } } } as unknown as FoyerSdk;
    return { sdk, remember };
  };

  it('remembers the place for after the sign-in, and only for that', () => {
    const { sdk, remember } = sdkOf('#/login');
    followTarget(sdk, () => true, { route: 'cart' });
    expect(remember).not.toHaveBeenCalled();
    followTarget(sdk, () => true, { route: 'login' });
    expect(remember).toHaveBeenCalledOnce();
  });

  it('answers whether there was a way', () => {
    const { sdk } = sdkOf(null);
    expect(followTarget(sdk, () => false, { route: 'cart' })).toBe(true);
    expect(
      followTarget(
        sdk,
        () => true,
        { route: 'cart' },
        () => undefined,
      ),
    ).toBe(true);
    expect(followTarget(sdk, () => true, { route: 'cart' })).toBe(false);
  });
});
