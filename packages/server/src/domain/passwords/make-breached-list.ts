import { readFile, writeFile } from 'node:fs/promises';
import { createBloomFilter } from './bloom-filter.ts';
import { shapesOf } from './shapes-of.ts';

/**
 * Creates `breached-passwords.json` from the list of zxcvbn-ts (MIT, its notice is beside the file):
 *
 *     npm pack @zxcvbn-ts/language-common && tar xf zxcvbn-ts-language-common-*.tgz
 *     npx node packages/server/src/domain/passwords/make-breached-list.ts package
 */
const folder = process.argv[2] ?? '';
const list = JSON.parse(await readFile(`${folder}/src/passwords.json`, 'utf8')) as string[];
const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Record<
  string,
  string
>;
const words = new Set(list.flatMap((password) => shapesOf(password).slice(0, 1)));
const filter = createBloomFilter([...words].sort());
const made = {
  source: `${name} ${version}`,
  passwords: words.size,
  bits: Buffer.from(filter).toString('base64'),
};
await writeFile(new URL('breached-passwords.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`);
