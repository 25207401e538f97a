import type { Role } from '@foyer/contract';
import type { FoyerSdk } from '@foyer/core';
import { showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages } from './chat.messages.ts';
import { createChatHost } from './create-chat-host.ts';
import { useChatTexts, useSuggestions } from './use-chat-texts.ts';

const link = (route: string, id: string | null = null, query = {}) => ({ route, id, query });

async function hostWith(hasScreen: FoyerSdk['hasScreen'] = () => true) {
  const navigate = vi.fn();
  const { now, sdk } = await showHook(useChatTexts, { texts: [chatMessages] });
  const here = Object.assign(Object.create(sdk) as FoyerSdk, {
    hasScreen,
    href: ({ route }: { readonly route: string }) => `/${route}`,
  });
  const host = createChatHost(here, {
    navigate,
    backend: 'https://chat.example',
    texts: now(),
    suggestions: [],
  });
  return { host, navigate };
}

describe('the source of an answer', () => {
  it.each([
    ['a screen', link('order-overview'), '/order-overview', { route: 'order-overview', query: {} }],
    [
      'a screen of one entry',
      link('order', 'o1'),
      '/order',
      { route: 'order', query: {}, params: { id: 'o1' } },
    ],
    [
      'a screen with a query',
      link('order-overview', null, { state: 'open' }),
      '/order-overview',
      { route: 'order-overview', query: { state: 'open' } },
    ],
    [
      'a screen with an id that it does not need',
      link('order-overview', 'o1'),
      '/order-overview',
      { route: 'order-overview', query: {} },
    ],
  ])('is %s', async (_, given, href, target) => {
    const { host, navigate } = await hostWith();
    expect(host.hrefFor(given)).toBe(href);
    host.follow(given);
    expect(navigate).toHaveBeenCalledWith(target);
  });

  it.each([
    ['the page does not have the screen', link('order-overview'), () => false],
    ['the portal does not have the screen', link('moon'), () => true],
    ['the id of the entry is missing', link('order'), () => true],
    ['its name is that of an object’s method', link('toString'), () => true],
  ])('has no target if %s', async (_, given, hasScreen) => {
    const { host, navigate } = await hostWith(hasScreen);
    expect(host.hrefFor(given)).toBeNull();
    host.follow(given);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('suggested questions', () => {
  const requests = ['Wie ist der Stand meiner Anliegen?', 'Ich habe meine Ladekarte verloren'];
  const orders = ['Wo sind meine Bestellungen?', 'Welche Rechnungen sind offen?'];
  it.each<[string, readonly Role[], readonly string[]]>([
    ['are about requests for users who may submit them', ['ROLE_USE_CASES'], requests],
    ['are about orders for users who may see them', ['ROLE_FLEET_FINANCIAL'], orders],
    [
      'are about both for users with both permissions',
      ['ROLE_USE_CASES', 'ROLE_SHOP'],
      [...requests, ...orders],
    ],
    ['are about tickets for users with neither permission', [], ['Was ist mit meinen Tickets?']],
  ])('%s', async (_, roles, expected) => {
    const { now, sdk, again } = await showHook(useSuggestions, { roles, texts: [chatMessages] });
    await vi.waitUntil(() => sdk.$userInfo.get().data !== undefined);
    again();
    expect(now()).toEqual([...expected, 'Was gibt es Neues?']);
  });
});
