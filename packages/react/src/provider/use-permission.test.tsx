import { createFakeToken, createFakeUserInfo, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { useFormat } from './use-format.ts';
import { usePermission } from './use-permission.ts';
import { useLocale, useSession, useUserInfo } from './use-session.ts';

describe('usePermission', () => {
  it('is no until it is known, then what the roles say, and no again once nobody is signed in', async () => {
    const { now, all, sdk } = await showHook(() => usePermission('shop'), { roles: ['ROLE_SHOP'] });
    expect(all[0]).toBe(false);
    await vi.waitUntil(() => now());
    sdk.session.clear();
    await vi.waitUntil(() => !now());
  });

  it('is no for a role that another permission needs', async () => {
    const shown = await showHook(() => [usePermission('orders'), usePermission('shop')], {
      roles: ['ROLE_FLEET_FINANCIAL'],
    });
    await vi.waitUntil(() => shown.now()[0]);
    expect(shown.now()).toEqual([true, false]);
  });

  it('is no from the moment somebody changes into a mode where they may not', async () => {
    const tokens = (['b2b', 'b2c_cc'] as const).map((mode) => ({ mode, token: createFakeToken(mode) }));
    const { now, all, sdk, api } = await showHook(() => usePermission('shop'), {
      roles: ['ROLE_SHOP'],
      answers: { login: { tokens } },
    });
    await vi.waitUntil(() => now());
    const before = all.length;
    api.answer({ getUserInfo: createFakeUserInfo([], 'b2c_cc') });
    sdk.session.selectMode('b2c_cc');
    await vi.waitUntil(() => sdk.$userInfo.get().data?.mode === 'b2c_cc');
    expect(all.slice(before).filter(Boolean)).toEqual([]);
    expect(now()).toBe(false);
  });
});

describe('session, user and locale', () => {
  it('change independently of each other', async () => {
    const { now, sdk } = await showHook(
      () => ({ session: useSession(), user: useUserInfo(), locale: useLocale(), format: useFormat() }),
      { roles: [] },
    );
    expect(now().session).toMatchObject({ status: 'signed-in', mode: 'b2b', isImpersonating: false });
    await vi.waitUntil(() => now().user.status === 'ready');
    expect(now().user.data?.user.firstName).toBe('Maren');
    expect(now().format.number(1234.5)).toBe('1.234,5');
    const before = now().format;
    sdk.localisation.show('en_GB');
    await vi.waitUntil(() => now().locale.tag === 'en-GB');
    expect(now().format).not.toBe(before);
    expect(now().format.number(1234.5)).toBe('1,234.5');
    sdk.session.clear('expired');
    await vi.waitUntil(() => now().session.status === 'signed-out');
    expect(now()).toMatchObject({
      session: { mode: null, endedBecause: 'expired' },
      user: { status: 'idle', data: undefined },
    });
  });
});
