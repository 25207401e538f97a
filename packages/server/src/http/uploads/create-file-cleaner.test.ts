import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

/** Creates the spool folder of a killed process. */
function leave(age: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'file'), 'half');
  const then = new Date(Date.now() - age * 60_000);
  utimesSync(folder, then, then);
  return folder;
}

it('sweeps the files of a killed process after an hour, also where the container’s user has no name', async () => {
  vi.doMock('node:os', async (load) => ({
    ...(await load<typeof import('node:os')>()),
    userInfo: () => {
      throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('node:os');
    vi.resetModules();
  });
  vi.resetModules();
  const { sweepSpool } = await import('./create-file-cleaner.ts');
  const [old, young] = [leave(61), leave(1)];
  await sweepSpool();
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

it('leaves the files of another user alone', async () => {
  const { sweepSpool } = await import('./create-file-cleaner.ts');
  const theirs = leave(61);
  const own = process.getuid?.() ?? 0;
  vi.spyOn(process, 'getuid').mockReturnValue(own + 1);
  onTestFinished(() => void vi.restoreAllMocks());
  await sweepSpool();
  expect(existsSync(theirs)).toBe(true);
});
