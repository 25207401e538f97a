import { showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { useMenuCollapsed } from './use-menu-collapsed.ts';

describe('the menu as a rail', () => {
  it('is one in a narrow window, until the user changes it permanently', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const first = await showHook(useMenuCollapsed);
    vi.unstubAllGlobals();
    expect(first.now()[0]).toBe(true);
    first.act(([, change]) => change(false));
    expect(first.now()[0]).toBe(false);
    first.unmount();
    const second = await showHook(useMenuCollapsed, { sdk: first.sdk });
    expect(second.now()[0]).toBe(false);
  });
});
