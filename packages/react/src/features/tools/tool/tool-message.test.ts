import { toolProtocol } from '@foyer/contract/tools/tool-message';
import type { ToolPage } from '@foyer/contract/tools/tool-pages';
import type { AuthorizeTool } from '@foyer/contract/tools/tools.schema';
import { describe, expect, it } from 'vitest';
import { isOwnRequest, readToolMessage } from './tool-message.ts';

const read = (message: object) => readToolMessage({ protocol: toolProtocol, ...message });

describe('a message of a tool', () => {
  it.each([
    ['that it is ready', { type: 'ready' }, { type: 'ready' }],
    ['that the user is signed in', { type: 'signed-in', secret: 'x' }, { type: 'signed-in' }],
    ['that the user is signed out', { type: 'signed-out' }, { type: 'signed-out' }],
    ['its height', { type: 'size', height: 812.5 }, { type: 'size', height: 812.5 }],
    ['its title', { type: 'title', title: 'Station 7' }, { type: 'title', title: 'Station 7' }],
    [
      'a title of 200 characters',
      { type: 'title', title: 'x'.repeat(200) },
      { type: 'title', title: 'x'.repeat(200) },
    ],
    [
      'its request, with only the parameters of the protocol',
      { type: 'authorize', request: { client_id: 'c', state: 's', evil: 'x', nonce: 7, scope: '' } },
      { type: 'authorize', request: { client_id: 'c', state: 's' } },
    ],
    [
      'no parameter longer than 2,000 characters',
      { type: 'authorize', request: { client_id: 'x'.repeat(2000), state: 'x'.repeat(2001) } },
      { type: 'authorize', request: { client_id: 'x'.repeat(2000) } },
    ],
  ])('contains %s', (_, message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it.each([
    ['of an unknown kind', { type: 'open' }],
    ['with an infinite height', { type: 'size', height: Number.POSITIVE_INFINITY }],
    ['with a height as text', { type: 'size', height: '800' }],
    ['with an empty title', { type: 'title', title: '' }],
    ['with a title of 201 characters', { type: 'title', title: 'x'.repeat(201) }],
    ['with an invalid request', { type: 'authorize', request: null }],
    ['with a request as text', { type: 'authorize', request: 'client_id=c' }],
    ['of another protocol', { type: 'ready', protocol: 'other' }],
  ])('%s is refused', (_, message) => {
    expect(read(message)).toBeNull();
  });

  it.each([null, undefined, 'ready', 7, [], {}])('%s is refused', (data) => {
    expect(readToolMessage(data)).toBeNull();
  });
});

describe('a request of a tool is its own', () => {
  const tool = { client: 'smart-connect' } as Partial<ToolPage> as ToolPage;
  const origin = 'https://tool.example';
  it.each([
    [
      'if client and redirect address are its own',
      { client_id: 'smart-connect', redirect_uri: `${origin}/back` },
      true,
    ],
    ['not with another client', { client_id: 'other', redirect_uri: `${origin}/back` }, false],
    [
      'not with a redirect to another host',
      { client_id: 'smart-connect', redirect_uri: 'https://evil.example/back' },
      false,
    ],
    [
      'not with a redirect to another port',
      { client_id: 'smart-connect', redirect_uri: `${origin}:8443/back` },
      false,
    ],
    ['not without a redirect address', { client_id: 'smart-connect' }, false],
    ['not with an invalid redirect address', { client_id: 'smart-connect', redirect_uri: '/back' }, false],
  ])('%s', (_, request, expected) => {
    expect(isOwnRequest(request as AuthorizeTool, tool, origin)).toBe(expected);
  });
});
