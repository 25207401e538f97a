import { afterEach, expect, test } from 'vitest';
import { addShopSheet } from './shop-sheet.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

afterEach(() => document.head.replaceChildren());

test('a page from in front of the login gets the rules once, and waits for them', async () => {
  let isWorn = false;
  const added = addShopSheet('/assets/shop.css').then(() => {
    isWorn = true;
  });
  await Promise.resolve();
  const [sheet] = sheets();
  expect(isWorn).toBe(false);
  sheet?.dispatchEvent(new Event('load'));
  await added;
  await addShopSheet('/assets/shop.css');
  expect(sheets()).toHaveLength(1);
});

test('a document that brings them asks for none; without an answer the page is drawn all the same', async () => {
  document.head.append(Object.assign(document.createElement('style'), { id: 'shop-sheet' }));
  await addShopSheet('/assets/shop.css');
  expect(sheets()).toEqual([]);
  document.head.replaceChildren();
  const added = addShopSheet('/assets/shop.css');
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(added).resolves.toBeUndefined();
});
