import { expect, it } from 'vitest';
import { obtainRequirements } from './requirements.ts';

const info = (title: string, obtain: () => Promise<string>) => ({ title, obtain });

it('says where each program is, asks for each once, and answers the missing ones with how to get them', async () => {
  const lines: string[] = [];
  let asked = 0;
  const missing = await obtainRequirements(['chromium', 'postgres', 'chromium'], (line) => lines.push(line), {
    chromium: info('Chromium', async () => {
      asked += 1;
      return '/usr/bin/chromium';
    }),
    postgres: info('PostgreSQL', async () => {
      throw new Error('Install it.');
    }),
  });
  expect(lines).toEqual(['Chromium: /usr/bin/chromium', 'PostgreSQL is missing. Install it.']);
  expect([...missing]).toEqual([['postgres', 'Install it.']]);
  expect(asked).toBe(1);
});
