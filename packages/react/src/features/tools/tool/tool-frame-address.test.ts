import { describe, expect, it } from 'vitest';
import { frameAddress } from './tool-frame-address.ts';

const page = { origin: 'https://portal.example' } as Location;
const framed = (address: string) => frameAddress(address, page)?.src ?? null;

describe('a tool is framed', () => {
  it.each([
    ['https://tool.example/app', 'https://tool.example/app#host=https%3A%2F%2Fportal.example'],
    ['https://tool.example/app?x=1#old', 'https://tool.example/app?x=1#host=https%3A%2F%2Fportal.example'],
    ['http://localhost:5173/', 'http://localhost:5173/#host=https%3A%2F%2Fportal.example'],
    ['http://tool.localhost/', 'http://tool.localhost/#host=https%3A%2F%2Fportal.example'],
  ])('at %s with the origin of the page behind its #', (address, expected) => {
    expect(framed(address)).toBe(expected);
  });

  it('and messages are exchanged with its origin only', () => {
    expect(frameAddress('https://tool.example:8443/app', page)?.origin).toBe('https://tool.example:8443');
  });
});

describe('a tool is not framed', () => {
  it.each([
    ['without https', 'http://tool.example/'],
    ['from a host whose name only ends in localhost', 'http://evillocalhost/'],
    ['by another scheme', 'javascript:alert(1)'],
    ['by another scheme on localhost', 'ftp://localhost/'],
    ['with a user in its address', 'https://maren@tool.example/'],
    ['with a password in its address', 'https://:secret@tool.example/'],
    ['on the page’s own origin', 'https://portal.example/tool'],
    ['from an invalid address', 'tool'],
    ['from an empty address', ''],
  ])('%s', (_, address) => {
    expect(framed(address)).toBeNull();
  });
});
