import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { Passwords } from './passwords.ts';

const derive = promisify(argon2);
// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane
const parameters = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;
const dummy = { salt: Buffer.alloc(16, 7), tag: Buffer.alloc(32) };

/** Hashes passwords with argon2id of Node's crypto, in PHC notation, at most two at a time. */
export function createArgon2Passwords(): Passwords {
  const gate = createConcurrencyLimit(2, 200);
  const run = (password: string, nonce: Buffer, options = parameters as Parameters) =>
    gate(() => derive('argon2id', { message: password.normalize('NFC'), nonce, ...options }));
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const tag = await run(password, salt);
      const { memory, passes, parallelism } = parameters;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
    },
    verify: async (password, stored) => {
      const known = stored === null ? null : parsePhc(stored);
      const tag = await run(password, known?.salt ?? dummy.salt, known?.parameters);
      return timingSafeEqual(tag, known?.tag ?? dummy.tag) && known !== null;
    },
  };
}

interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function parsePhc(stored: string): { parameters: Parameters; salt: Buffer; tag: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const bytes = Buffer.from(tag, 'base64');
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: bytes.length,
    },
    salt: Buffer.from(salt, 'base64'),
    tag: bytes,
  };
}
