import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedWidgets } from './changed-widgets.ts';

const sound = {
  'widgets/shop.js': 'import{a}from"../chunks/common-1.js";a("Shop");import("../chunks/later-1.js")',
  'widgets/cart.js': 'import{a}from"../chunks/common-1.js";a("Cart")',
  'widgets/news.js': 'console.log("News")',
  'chunks/common-1.js': 'export const a=1',
  'chunks/later-1.js': 'export const b=1',
  'widgets/shop.js.br': 'compressed',
};

function builtAs(files: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'foyer built '));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}
const changed = (more: Record<string, string>) =>
  changedWidgets(builtAs(sound), builtAs({ ...sound, ...more }));

it('finds none between builds that are the same', () => {
  expect(changed({})).toEqual([]);
});

it('finds the widget whose own script changed, and no other', () => {
  expect(changed({ 'widgets/news.js': 'console.log("News!")' })).toEqual(['news']);
});

it('finds every widget that loads what changed', () => {
  expect(changed({ 'chunks/common-1.js': 'export const a=2' })).toEqual(['cart', 'shop']);
});

it('a chunk that is named after its content and moved changes those that import it', () => {
  const moved = 'import{a}from"../chunks/common-2.js";a("Cart")';
  expect(changed({ 'chunks/common-2.js': 'export const a=1', 'widgets/cart.js': moved })).toEqual(['cart']);
});

it('ignores dynamically imported chunks and compressed copies', () => {
  expect(changed({ 'chunks/later-1.js': 'export const b=2', 'widgets/shop.js.br': 'other' })).toEqual([]);
});

it('a widget that is new or gone counts', () => {
  const { 'widgets/news.js': _, ...without } = sound;
  expect(changedWidgets(builtAs(sound), builtAs(without))).toEqual(['news']);
  expect(changedWidgets(builtAs(without), builtAs(sound))).toEqual(['news']);
});
