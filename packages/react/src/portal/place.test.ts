import { afterEach, describe, expect, it } from 'vitest';
import { isSamePage, nextPlace, type Place, pathOf, placeHere } from './place.ts';
import { visitOf } from './visit-of.ts';

const place = (path: string): Place => ({ ...nextPlace(path), key: 'k' });

afterEach(() => history.replaceState(null, '', '/'));

describe('a place', () => {
  it.each(['/orders', '/orders?page=2', '/orders?page=2#top', '/#token=x'])(
    'is written as it was read: %s',
    (path) => {
      expect(pathOf(place(path))).toBe(path);
    },
  );

  it('is another visit each time it is gone to', () => {
    expect(nextPlace('/orders').key).not.toBe(nextPlace('/orders').key);
  });

  it.each([
    ['/orders', '/orders#top', true],
    ['/orders#a', '/orders#b', true],
    ['/orders#top', '/orders', false],
    ['/orders', '/orders', false],
    ['/orders?page=1', '/orders?page=2#top', false],
    ['/orders', '/invoices#top', false],
  ])('from %s to %s stays on the page: %s', (before, after, expected) => {
    expect(isSamePage(place(before), place(after))).toBe(expected);
  });
});

describe('the current visit', () => {
  it.each([
    ['the visit of its history entry', { key: 'own' }, place('/'), 'own'],
    ['the previous visit if the browser created the entry', null, { ...place('/'), key: 'before' }, 'before'],
    ['the first visit if there was none', null, undefined, 'first'],
  ])('is %s', (_, state, before, expected) => {
    history.replaceState(state, '', '/orders?page=2#top');
    expect(placeHere(before)).toEqual({
      pathname: '/orders',
      search: '?page=2',
      hash: '#top',
      key: expected,
    });
    expect(history.state).toMatchObject({ key: expected });
  });

  it('leaves what else the page keeps with its entry', () => {
    history.replaceState({ scroll: 7 }, '', '/orders');
    placeHere(undefined);
    expect(history.state).toEqual({ scroll: 7, key: 'first' });
  });
});

describe('the visit that a place describes', () => {
  it.each([
    ['/orders?open=o1', 'open', 'o1'],
    ['/orders?open=', 'open', ''],
    ['/orders', 'open', undefined],
  ])('%s has the parameter %s: %s', (path, name, expected) => {
    expect(visitOf(place(path)).ask(name)).toBe(expected);
  });

  it.each([
    ['/activate#token=abc', 'abc'],
    ['/activate#x=1&token=abc', 'abc'],
    ['/activate?token=abc', undefined],
    ['/activate#abc', undefined],
  ])('%s has the token %s', (path, expected) => {
    expect(visitOf(place(path)).token).toBe(expected);
  });

  it.each([
    ['o1', 'o1'],
    [undefined, ''],
  ])('has the id %s: "%s"', (id, expected) => {
    expect(visitOf(place('/order'), id)).toMatchObject({ id: expected, key: 'k' });
  });
});
