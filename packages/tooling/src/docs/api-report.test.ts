import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { makeApiReports, publicEntries, reportOf } from './api-report.ts';

let made: Record<string, string>;
beforeAll(() => {
  made = makeApiReports();
});

describe('what public packages export', () => {
  it.each(Object.keys(publicEntries))('@foyer/%s is as its report says (npm run new docs)', (name) => {
    expect(made[reportOf(name)]).toBe(readFileSync(inRoot(reportOf(name)), 'utf8'));
  });

  it('is told with types, and names nothing of this machine', () => {
    const react = made[reportOf('react')] ?? '';
    expect(react).toMatch(/^function useResource: <.*\) => ResourceState</m);
    expect(react).toMatch(/^interface ApiError</m);
    for (const text of Object.values(made)) expect(text).not.toContain(inRoot());
  });
});
