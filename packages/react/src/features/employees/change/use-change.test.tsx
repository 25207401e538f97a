import type { Employee } from '@foyer/contract/employees/employees.schema';
import { problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ConfirmedAction } from '../employee-actions.ts';
import { activeEmployee, inactiveEmployee } from '../employees-fixture.ts';
import { useChange } from './use-change.ts';

async function show(action: ConfirmedAction, answer: unknown = inactiveEmployee) {
  const [onDone, onNews] = [vi.fn<(employee: Employee) => void>(), vi.fn<(employee: Employee) => void>()];
  const shown = await showHook(() => useChange(action, activeEmployee, { onDone, onNews }), {
    answers: { getUser: inactiveEmployee },
    prepare: (api) => {
      for (const name of ['acceptUser', 'remindUser', 'resetUserSecondFactors', 'toggleUser'] as const)
        api.respond(name, () => answer);
    },
  });
  const ended = () => vi.waitUntil(() => !shown.now().isPending);
  return { ...shown, onDone, onNews, ended };
}

describe('changing one person', () => {
  it.each([
    ['accept', ['ROLE_SHOP'], 'acceptUser', { roles: ['ROLE_SHOP'] }],
    ['accept', undefined, 'acceptUser', {}],
    ['remind', undefined, 'remindUser', undefined],
    ['resetSecondFactors', undefined, 'resetUserSecondFactors', undefined],
    ['activate', undefined, 'toggleUser', { action: 'activate' }],
    ['deactivate', undefined, 'toggleUser', { action: 'deactivate' }],
  ] as const)('%s with the roles %s calls %s', async (action, roles, operation, body) => {
    const { act, api, ended, onDone } = await show(action);
    act(({ send }) => send(roles));
    await ended();
    const [call] = api.callsOf(operation);
    expect(call?.params).toEqual({ id: 'user-2' });
    expect(call?.body).toEqual(body);
    expect(onDone).toHaveBeenCalledWith(inactiveEmployee);
  });

  it('happens once, however often it is confirmed', async () => {
    const { act, api, ended, onDone } = await show('deactivate');
    act(({ send }) => {
      send();
      send();
    });
    await ended();
    expect(api.callsOf('toggleUser')).toHaveLength(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('shows the person’s current state if another user was faster', async () => {
    const { act, now, ended, onDone, onNews } = await show('deactivate', problem(409, 'action_not_allowed'));
    act(({ send }) => send());
    await ended();
    expect(now()).toMatchObject({ isOvertaken: true, error: { code: 'action_not_allowed' } });
    expect(onNews).toHaveBeenCalledWith(inactiveEmployee);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('is not reported as overtaken if the person cannot be read again', async () => {
    const { act, now, api, ended, onNews } = await show('deactivate', problem(409, 'action_not_allowed'));
    api.behave({ getUser: { status: 404, code: 'not_found' } });
    act(({ send }) => send());
    await ended();
    expect(now().isOvertaken).toBe(false);
    expect(onNews).not.toHaveBeenCalled();
  });

  it('reports the failure, and does not read the person again', async () => {
    const { act, now, api, ended, onNews } = await show('remind', problem(500, 'internal_error'));
    act(({ send }) => send());
    await ended();
    expect(now()).toMatchObject({ isOvertaken: false, error: { code: 'internal_error' } });
    expect(api.callsOf('getUser')).toEqual([]);
    expect(onNews).not.toHaveBeenCalled();
  });

  it('is sent again under the same key after a lost answer', async () => {
    const { act, api, ended } = await show('remind', problem(500, 'internal_error'));
    for (const _ of [1, 2]) {
      act(({ send }) => send());
      await ended();
    }
    const keys = api.callsOf('remindUser').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});
