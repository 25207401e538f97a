import type { FoyerSdk } from '@foyer/core';
import { act } from '@foyer/ui/testing/act.ts';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIntent } from './use-intent.ts';

const sdk = {} as FoyerSdk;
const follow = vi.fn(() => () => {});
const load = async () => follow;
function Follower() {
  useIntent(sdk, load);
  return null;
}

let widget: HTMLElement;
let link: HTMLAnchorElement;
let end: () => Promise<void>;
beforeEach(async () => {
  widget = document.body.appendChild(document.createElement('div'));
  link = widget.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'));
  link.href = '/de_DE/order-overview';
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Follower />));
  end = () => act(async () => root.unmount());
});
afterEach(async () => {
  await end();
  widget.remove();
  follow.mockClear();
});

describe('a link that the user reaches', () => {
  it.each([
    // moves within the same widget cause no pointerover and no focusin outside of it
    ['with a pointer that was already in its widget', 'pointermove'],
    ['by keyboard, from another link of its widget', 'keyup'],
    ['with a finger', 'touchstart'],
    ['by a click or from elsewhere', 'focusin'],
  ])('%s starts the prefetch at its time', async (_, kind) => {
    const come = () => link.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
    come();
    await vi.waitUntil(() => follow.mock.calls.length > 0);
    come();
    expect(follow.mock.calls).toEqual([[sdk, link]]);
  });

  it('ignores events on other elements', async () => {
    widget.dispatchEvent(new Event('pointermove', { bubbles: true, composed: true }));
    await Promise.resolve();
    expect(follow).not.toHaveBeenCalled();
  });
});
