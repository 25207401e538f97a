import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveredByStories } from '@foyer/server/test/covered-by-stories';
import { expect, it } from 'vitest';
import { testsThatReach } from './tests-that-reach.ts';

const root = join(import.meta.dirname, '../../..');
const server = join(root, 'packages/server');

it('what runs on PostgreSQL alone asks for it, or would run nowhere', () => {
  const reaching = testsThatReach(server, 'TEST_DATABASE_URL');
  const alone = [
    ...Object.keys(coveredByStories),
    ...globSync('{src,test}/**/*postgres*.test.ts', { cwd: server }),
  ];
  expect(alone.filter((file) => !reaching.includes(file))).toEqual([]);
});

it.each(Object.entries(coveredByStories))('%s has a story on the embedded database: %s', (_, story) => {
  const text = readFileSync(join(root, 'examples/portal/e2e', story), 'utf8');
  expect(text).toMatch(/'\.\/sign(?:ed)?-in\.ts'/);
  // Two instances share a PostgreSQL.
  expect(text).not.toMatch(/two-instances|DATABASE_URL/);
});
