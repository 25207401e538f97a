import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coveredByStories } from './covered-by-stories.ts';

const server = join(import.meta.dirname, '..');
const stories = join(server, '../../examples/portal/e2e');

describe.each(Object.entries(coveredByStories))('%s', (file, story) => {
  it('is a test of this package', () => {
    expect(existsSync(join(server, file))).toBe(true);
  });

  it(`has a story on the embedded database: ${story}`, () => {
    const text = readFileSync(join(stories, story), 'utf8');
    expect(text).toContain('./sign-in.ts');
    // Two instances share a PostgreSQL.
    expect(text).not.toMatch(/two-instances|DATABASE_URL/);
  });
});
