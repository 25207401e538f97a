import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSigningKey } from '../security/token-signer.ts';

/** Returns the key of a data directory, which is generated at the first start and readable by its owner only. */
export async function readOrMakeSigningKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'signing-key.json');
  await mkdir(dataDir, { recursive: true });
  const made = await generateSigningKey();
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFile(path, 'utf8');
  }
}
