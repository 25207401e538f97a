import { mkdirSync } from 'node:fs';
import { runCommand } from '../run-command.ts';

/** Unpacks a packed package into a folder, as npm does. */
export async function unpackTarball(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const result = await runCommand('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  if (result.code !== 0) throw new Error(`${tarball} could not be unpacked:\n${result.output}`);
}
