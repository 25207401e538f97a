import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { FoyerSdk, Loadable, SessionState } from '@foyer/core';
import { createFakeUserInfo } from '@foyer/testing';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import { followSession } from './follow-session.ts';

const signedIn: Partial<SessionState> = {
  status: 'signed-in',
  mode: 'b2b',
  companyId: null,
  isImpersonating: false,
};
const user = createFakeUserInfo(['ROLE_SHOP']);
const actingFor = { ...user, actor: { kind: 'impersonation', name: 'Nina' } as UserInfo['actor'] };
const infoOf = (data: UserInfo | undefined): Loadable<UserInfo> => ({
  status: data ? 'ready' : 'loading',
  data,
  error: undefined,
});
let stop: (() => void) | undefined;

/** Creates a session that a test changes, and records the steps of a portal. */
function follow(state = signedIn, data: UserInfo | undefined = user) {
  const steps: string[] = [];
  const $state = atom(state);
  const $userInfo = atom(infoOf(data));
  const sdk: object = { session: { $state }, $userInfo };
  stop = followSession(sdk as FoyerSdk, {
    revalidate: () => steps.push('revalidate'),
    chooseAccount: () => steps.push('choose account'),
  });
  return {
    steps,
    become: (more: Partial<SessionState>) => $state.set({ ...$state.get(), ...more }),
    know: (next: UserInfo | undefined) => $userInfo.set(infoOf(next)),
  };
}
afterEach(() => stop?.());

describe('the guard is evaluated again', () => {
  it.each<[string, Partial<SessionState>]>([
    ['when the session ends', { status: 'signed-out' }],
    ['in another mode', { mode: 'b2c_cc' }],
    ['in another company', { companyId: 'daughter' }],
    ['when acting for another person starts', { isImpersonating: true }],
  ])('%s', (_, change) => {
    const { steps, become } = follow();
    become(change);
    expect(steps).toEqual(['revalidate']);
  });

  it('when the roles change', () => {
    const { steps, know } = follow();
    know(createFakeUserInfo(['ROLE_SHOP', 'ROLE_USE_CASES']));
    expect(steps).toEqual(['revalidate']);
  });

  it.each<[string, UserInfo | undefined]>([
    ['the data of the user reloads', { ...user }],
    ['the data of the user is requested', undefined],
    [
      'the data belongs to another user, whose session reports the change',
      { ...user, user: { ...user.user, id: 'other', roles: [] } },
    ],
  ])('not when %s', (_, next) => {
    const { steps, know } = follow();
    know(next);
    expect(steps).toEqual([]);
  });

  it('not when nothing is another', () => {
    const { steps, become } = follow();
    become({});
    expect(steps).toEqual([]);
  });
});

describe('the end of an impersonation', () => {
  const acting = { ...signedIn, isImpersonating: true };

  it('opens the choice of the next account', () => {
    const { steps, become } = follow(acting, actingFor);
    become({ isImpersonating: false });
    expect(steps).toEqual(['choose account']);
  });

  it('opens it too if the impersonation became known later', () => {
    const { steps, become, know } = follow(acting, undefined);
    know(actingFor);
    know(undefined);
    become({ isImpersonating: false });
    expect(steps).toEqual(['choose account']);
  });

  it('asks the guard once the session is over', () => {
    const { steps, become } = follow(acting, actingFor);
    become({ isImpersonating: false, status: 'signed-out' });
    expect(steps).toEqual(['revalidate']);
  });
});

it('hears of nothing once following has ended', () => {
  const { steps, become, know } = follow();
  stop?.();
  become({ status: 'signed-out' });
  know(createFakeUserInfo([]));
  expect(steps).toEqual([]);
});
