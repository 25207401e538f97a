import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcer } from './announcer.ts';
import './announcer.ts';
import { adoptStyles } from './style-registry.ts';

/** As react-aria's patched announcer finds it. */
const announcer = () =>
  (globalThis as { [key: symbol]: unknown })[Symbol.for('foyer.styles')] as { announcer: Announcer };
const { announce, clear } = announcer().announcer;

const regions = () => [...document.querySelectorAll('[data-live-announcer]')];
const said = (root: ParentNode, tone: string) =>
  [...root.querySelectorAll(`[aria-live=${tone}] > div`)].map(({ textContent }) => textContent);

/** A shadow root of ours with a button in it, which has the focus. */
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

describe('what is said aloud', () => {
  it('is said where the focus is, a moment after the region is there, and taken away later', () => {
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

  it('is said in an open dialog, since all else is silent then', () => {
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

  it('is not said in a page of somebody else', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    announce('verloren');
    vi.advanceTimersByTime(100);
    expect(regions()).toEqual([]);
    button.remove();
  });

  it('by the name of something is an element with a role, which has one', () => {
    const { shadow, leave } = focusInside();
    announce({ 'aria-labelledby': 'x' }, 'polite');
    vi.advanceTimersByTime(100);
    const line = shadow.querySelector('[aria-live=polite] > div');
    expect([line?.getAttribute('role'), line?.getAttribute('aria-labelledby')]).toEqual(['img', 'x']);
    leave();
  });

  it('is taken back by tone, or all of it', () => {
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
