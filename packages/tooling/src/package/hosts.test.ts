import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { hosts } from './hosts.ts';

const below = (folder: string) => readdirSync(inRoot(folder)).toSorted();

describe('the hosts of examples/hosts', () => {
  const names = Object.keys(hosts).toSorted();

  it('are built and used, all of them', () => {
    expect(below('examples/hosts')).toEqual(names);
  });

  it('have a page each, to which the page on embedding leads', () => {
    expect(below('docs/frameworks')).toEqual(names.map((name) => `${name}.md`));
    const page = readFileSync(inRoot('docs/embedding.md'), 'utf8');
    for (const name of names) expect(page).toContain(`(frameworks/${name}.md)`);
  });

  it('say nothing of the portal but its address in the docs', () => {
    for (const name of names) {
      const files = readdirSync(inRoot('examples/hosts', name), { recursive: true, encoding: 'utf8' });
      const sources = files.filter(
        (file) => /^[^.]*\.(tsx?|vue|svelte|m?js|html)$/.test(file) && !/node_modules|dist/.test(file),
      );
      const text = sources
        .map((file) => readFileSync(inRoot('examples/hosts', name, file), 'utf8'))
        .join('\n');
      expect(text).toContain('https://portal.example');
      expect(text).not.toMatch(/localhost|127\.0\.0\.1:\d/);
    }
  });
});
