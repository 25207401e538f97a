import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { makeApiReports, publicEntries, reportOf } from './api-report.ts';

let made: Record<string, string>;
beforeAll(() => {
  made = makeApiReports();
});

describe('the exports of public packages', () => {
  it.each(Object.keys(publicEntries))('of @foyer/%s match its report (npm run new docs)', (name) => {
    expect(made[reportOf(name)]).toBe(readFileSync(inRoot(reportOf(name)), 'utf8'));
  });

  it('are reported with types and without paths of this machine', () => {
    const react = made[reportOf('react')] ?? '';
    expect(react).toMatch(/^function useResource: <.*\) => ResourceState</m);
    expect(react).toMatch(/^interface ApiError</m);
    for (const text of Object.values(made)) expect(text).not.toContain(inRoot());
  });

  it('do not depend on the checks made before them: a symbol is written without its id', () => {
    for (const text of Object.values(made)) expect(text).not.toMatch(/__@\w+@\d+/);
  });

  it('list long types by their parts, and types that are too long by a digest', () => {
    const contract = made[reportOf('contract')] ?? '';
    expect(contract).toMatch(/^type EffectName =\n {2}\| "acceptUser"\n/m);
    expect(contract).toMatch(/^const routes: \{\n {2}acceptUser: readonly \["PATCH"/m);
    for (const text of Object.values(made))
      for (const [, end] of text.matchAll(/ … (.*)$/gm))
        expect(end).toMatch(/^\(\d+ characters, \w{16}\);?$/);
  });
});
