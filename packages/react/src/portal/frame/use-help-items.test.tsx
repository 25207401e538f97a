import type { Role } from '@foyer/contract';
import { createFakeUserInfo, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { frameMessages } from './frame.messages.ts';
import { useHelpItems } from './use-help-items.tsx';

const own = ['tickets', 'create-ticket'];
const everything = [...own, 'assistant', 'knowledge-platform'];
const withAssistant = { chatbotBackend: '/api/portal' };
const hidden = (itemIndex: string) => ({ sideBarItemsDisplay: [{ itemIndex, displayItem: false }] });

it.each([
  ['without a role', [], withAssistant, everything],
  ['who manages employees', ['ROLE_FLEET_MANAGE_EMPLOYEES'], withAssistant, everything],
  ['of the finance department', ['ROLE_FLEET_FINANCIAL'], withAssistant, everything],
  ['who drives', ['ROLE_USE_CASES'], withAssistant, everything],
  ['of the service', ['ROLE_TECHNICIAN'], withAssistant, everything],
  ['who only impersonates', ['ROLE_IMPERSONATE'], withAssistant, everything],
  ['whose brand has no assistant', [], { chatbotBackend: null }, [...own, 'knowledge-platform']],
  [
    'whose brand hides the knowledge platform',
    [],
    { ...withAssistant, ...hidden('knowledge-platform') },
    [...own, 'assistant'],
  ],
  ['whose brand hides the tickets in the menu', [], { ...withAssistant, ...hidden('tickets') }, everything],
] as const)('help for a user %s', async (_, roles: readonly Role[], more, expected) => {
  const getUserInfo = { ...createFakeUserInfo(roles), ...more };
  const { now, again, sdk } = await showHook(useHelpItems, {
    roles,
    answers: { getUserInfo },
    texts: [frameMessages],
  });
  await vi.waitUntil(() => sdk.$userInfo.get().data !== undefined);
  again();
  expect(now().map(({ id }) => id)).toEqual(expected);
});
