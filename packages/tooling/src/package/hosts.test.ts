import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedManifest } from '../locked-manifest.ts';
import { inRoot } from '../paths.ts';
import { hosts, shortHosts } from './hosts.ts';

const below = (folder: string) => readdirSync(inRoot(folder)).toSorted();

interface Lock {
  readonly packages: Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>>;
}

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

  it.each(names)('%s has a lock file with its build programs if it has dependencies', (name) => {
    const folder = inRoot('examples/hosts', name);
    const needed = Object.keys(lockedManifest(folder).dependencies ?? {});
    const lock = join(folder, 'package-lock.json');
    expect([existsSync(lock), existsSync(join(folder, '.npmrc'))]).toEqual(Array(2).fill(needed.length > 0));
    const { checks, refused } = hosts[name] ?? { checks: {} };
    const programs = [...Object.values(checks), ...(refused ? [refused.command] : [])].map(([word]) => word);
    if (programs.length === 0) return;
    const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as Lock;
    const installed = Object.values(packages).flatMap(({ bin }) => Object.keys(bin ?? {}));
    expect(installed).toEqual(expect.arrayContaining(programs));
  });

  it('are few in short: without a bundler, from a server, and the components of React', () => {
    expect(shortHosts.toSorted()).toEqual(['import-map', 'react-19', 'server-rendered']);
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
