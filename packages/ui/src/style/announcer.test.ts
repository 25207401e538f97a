import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcer } from './announcer.ts';
import './announcer.ts';
import { adoptStyles } from './style-registry.ts';

/** The announcer as react-aria's patched one finds it. */
const announcer = () =>
  (globalThis as { [key: symbol]: unknown })[Symbol.for('foyer.styles')] as { announcer: Announcer };
const { announce, clear } = announcer().announcer;

const regions = () => [...document.querySelectorAll('[data-live-announcer]')];
const said = (root: ParentNode, tone: string) =>
  [...root.querySelectorAll(`[aria-live=${tone}] > div`)].map(({ textContent }) => textContent);

/** Creates one of our shadow roots with a focused button in it. */
function focusInside() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const button = shadow.appendChild(document.createElement('button'));
  const release = adoptStyles(shadow);
  button.focus();
  const leave = () => {
    release();
    host.remove();
  };
  return { shadow, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('an announcement', () => {
  it('is made where the focus is, shortly after the region is created, and removed later', () => {
    const { shadow, leave } = focusInside();
    announce('3 Ergebnisse', 'polite');
    expect(said(shadow, 'polite')).toEqual([]);
    vi.advanceTimersByTime(100);
    expect([said(shadow, 'polite'), said(shadow, 'assertive')]).toEqual([['3 Ergebnisse'], []]);
    announce('Gelöscht');
    expect(said(shadow, 'assertive')).toEqual(['Gelöscht']);
    vi.advanceTimersByTime(7000);
    expect([said(shadow, 'polite'), said(shadow, 'assertive')]).toEqual([[], []]);
    leave();
  });

  it('moves with the focus: one region in a page, and none in its body', () => {
    const one = focusInside();
    announce('eins');
    vi.advanceTimersByTime(100);
    const other = focusInside();
    announce('zwei');
    vi.advanceTimersByTime(100);
    expect([said(one.shadow, 'assertive'), said(other.shadow, 'assertive')]).toEqual([[], ['zwei']]);
    expect(regions()).toEqual([]);
    expect(one.shadow.querySelectorAll('[data-live-announcer]')).toHaveLength(0);
    one.leave();
    other.leave();
  });

  it('is made in an open dialog, since everything else is inert then', () => {
    const { shadow, leave } = focusInside();
    const dialog = shadow.appendChild(document.createElement('dialog'));
    dialog.open = true;
    const field = dialog.appendChild(document.createElement('input'));
    field.focus();
    announce('im Dialog');
    vi.advanceTimersByTime(100);
    expect(said(dialog, 'assertive')).toEqual(['im Dialog']);
    leave();
  });

  it('is not made outside of our roots', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    announce('verloren');
    vi.advanceTimersByTime(100);
    expect(regions()).toEqual([]);
    button.remove();
  });

  it('by a label gets a role that supports names', () => {
    const { shadow, leave } = focusInside();
    announce({ 'aria-labelledby': 'x' }, 'polite');
    vi.advanceTimersByTime(100);
    const line = shadow.querySelector('[aria-live=polite] > div');
    expect([line?.getAttribute('role'), line?.getAttribute('aria-labelledby')]).toEqual(['img', 'x']);
    leave();
  });

  it('is cleared by tone, or entirely', () => {
    const { shadow, leave } = focusInside();
    announce('laut');
    vi.advanceTimersByTime(100);
    announce('leise', 'polite');
    clear('polite');
    expect([said(shadow, 'assertive'), said(shadow, 'polite')]).toEqual([['laut'], []]);
    clear();
    expect(said(shadow, 'assertive')).toEqual([]);
    leave();
  });
});
