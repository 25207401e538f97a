import { toolProtocol } from '@foyer/contract/tools/tool-message';
import type { ToolPage } from '@foyer/contract/tools/tool-pages';
import type { AuthorizeTool } from '@foyer/contract/tools/tools.schema';
import { describe, expect, it } from 'vitest';
import { isOwnRequest, readToolMessage } from './tool-message.ts';

const read = (message: object) => readToolMessage({ protocol: toolProtocol, ...message });

describe('a message of a tool', () => {
  it.each([
    ['that it is there', { type: 'ready' }, { type: 'ready' }],
    ['that somebody is signed in', { type: 'signed-in', secret: 'x' }, { type: 'signed-in' }],
    ['that somebody is signed out', { type: 'signed-out' }, { type: 'signed-out' }],
    ['its height', { type: 'size', height: 812.5 }, { type: 'size', height: 812.5 }],
    ['its title', { type: 'title', title: 'Station 7' }, { type: 'title', title: 'Station 7' }],
    [
      'a title of 200 characters',
      { type: 'title', title: 'x'.repeat(200) },
      { type: 'title', title: 'x'.repeat(200) },
    ],
    [
      'its request, with parameters of the protocol alone',
      { type: 'authorize', request: { client_id: 'c', state: 's', evil: 'x', nonce: 7, scope: '' } },
      { type: 'authorize', request: { client_id: 'c', state: 's' } },
    ],
    [
      'no parameter longer than 2,000 characters',
      { type: 'authorize', request: { client_id: 'x'.repeat(2000), state: 'x'.repeat(2001) } },
      { type: 'authorize', request: { client_id: 'x'.repeat(2000) } },
    ],
  ])('says %s', (_, message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it.each([
    ['of an unknown kind', { type: 'open' }],
    ['of an endless height', { type: 'size', height: Number.POSITIVE_INFINITY }],
    ['of a height in words', { type: 'size', height: '800' }],
    ['of an empty title', { type: 'title', title: '' }],
    ['of a title of 201 characters', { type: 'title', title: 'x'.repeat(201) }],
    ['of a request that is none', { type: 'authorize', request: null }],
    ['of a request in words', { type: 'authorize', request: 'client_id=c' }],
    ['of another protocol', { type: 'ready', protocol: 'other' }],
  ])('%s is not one', (_, message) => {
    expect(read(message)).toBeNull();
  });

  it.each([null, undefined, 'ready', 7, [], {}])('%s is not one', (data) => {
    expect(readToolMessage(data)).toBeNull();
  });
});

describe('a request of a tool is its own', () => {
  const tool = { client: 'smart-connect' } as Partial<ToolPage> as ToolPage;
  const origin = 'https://tool.example';
  it.each([
    [
      'where it asks for itself and back to itself',
      { client_id: 'smart-connect', redirect_uri: `${origin}/back` },
      true,
    ],
    ['not where it asks for another', { client_id: 'other', redirect_uri: `${origin}/back` }, false],
    [
      'not where the code would go elsewhere',
      { client_id: 'smart-connect', redirect_uri: 'https://evil.example/back' },
      false,
    ],
    [
      'not where the code would go to another port',
      { client_id: 'smart-connect', redirect_uri: `${origin}:8443/back` },
      false,
    ],
    ['not where it says no way back', { client_id: 'smart-connect' }, false],
    ['not where the way back is no address', { client_id: 'smart-connect', redirect_uri: '/back' }, false],
  ])('%s', (_, request, expected) => {
    expect(isOwnRequest(request as AuthorizeTool, tool, origin)).toBe(expected);
  });
});
