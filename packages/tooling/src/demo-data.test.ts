import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyDemoData, type TellDemo } from './demo-data.ts';

/** Opens a separate cache; the name of the copied story ends with the number of the call of `tell` that created it. */
function openCache() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer story '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let told = 0;
  const tell = vi.fn<TellDemo>(async (dataDir) => {
    told += 1;
    mkdirSync(dataDir);
    for (const name of [`story-${told}`, 'signing-key.json']) writeFileSync(join(dataDir, name), '');
  });
  const copy = async (name: string) => {
    await copyDemoData(join(folder, name), tell, join(folder, 'cache'));
    return readdirSync(join(folder, name));
  };
  return { folder, tell, copy };
}

it('is told once for all who ask at once and later, and each gets a copy without the key', async () => {
  const { folder, tell, copy } = openCache();
  expect(await Promise.all([copy('one'), copy('two')])).toEqual([['story-1'], ['story-1']]);
  writeFileSync(join(folder, 'one', 'order'), '');
  expect(await copy('three')).toEqual(['story-1']);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('is told again when it is old, and on another day', async () => {
  const { copy } = openCache();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(await copy('at noon')).toEqual(['story-1']);
  vi.setSystemTime(new Date('2026-11-26T12:59:00Z'));
  expect(await copy('within the hour')).toEqual(['story-1']);
  vi.setSystemTime(new Date('2026-11-26T22:50:00Z'));
  expect(await copy('in the evening')).toEqual(['story-2']);
  // midnight in Berlin
  vi.setSystemTime(new Date('2026-11-26T23:01:00Z'));
  expect(await copy('the next day')).toEqual(['story-3']);
});

it('is told again after it broke in the middle', async () => {
  const { folder, tell, copy } = openCache();
  tell.mockImplementationOnce(async (dataDir) => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'half'), '');
    throw new Error('broken');
  });
  await expect(copy('one')).rejects.toThrow('broken');
  expect(existsSync(join(folder, 'one'))).toBe(false);
  expect(await copy('two')).toEqual(['story-1']);
});
