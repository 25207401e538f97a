import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToHead } from './scroll-to-head.ts';

/** A box of 400 px that scrolls, with a list's head at its top; jsdom lays nothing out, so the figures are given. */
function scrolledTo(top: number) {
  const box = document.createElement('div');
  const head = document.createElement('h2');
  head.tabIndex = -1;
  box.append(head);
  document.body.append(box);
  box.style.overflowY = 'auto';
  Object.defineProperties(box, { scrollHeight: { value: 4000 }, clientHeight: { value: 400 } });
  box.scrollTop = top;
  head.getBoundingClientRect = () => ({ top: -box.scrollTop }) as DOMRect;
  return { box, head };
}

let frames: FrameRequestCallback[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Lets one frame of the browser pass at this time. */
const frameAt = (time: number) => {
  const next = frames.shift();
  next?.(time);
  return next !== undefined;
};

describe('the way to the head of a list', () => {
  it('takes 300 ms, is under way before and over after that', () => {
    const { box, head } = scrolledTo(900);
    scrollToHead(head);
    expect(document.activeElement).toBe(head);
    frameAt(1150);
    expect(box.scrollTop).toBeGreaterThan(0);
    expect(box.scrollTop).toBeLessThan(900);
    frameAt(1299);
    expect(frames).toHaveLength(1);
    frameAt(1300);
    expect([box.scrollTop, frames.length]).toEqual([0, 0]);
  });

  it('is left to whoever scrolls meanwhile', () => {
    const { box, head } = scrolledTo(900);
    scrollToHead(head);
    frameAt(1100);
    box.scrollTop = 700;
    frameAt(1200);
    expect([box.scrollTop, frames.length]).toEqual([700, 0]);
  });

  it('takes no time for whoever wants less motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
    const { box, head } = scrolledTo(900);
    scrollToHead(head);
    expect([box.scrollTop, frames.length]).toEqual([0, 0]);
  });

  it('is not gone where the head is in view', () => {
    const { box, head } = scrolledTo(0);
    scrollToHead(head);
    expect([box.scrollTop, frames.length, document.activeElement]).toEqual([0, 0, head]);
  });
});
