import { jsonText } from '../api/json-text.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Drafts } from './drafts.ts';

const THIRTY_DAYS = 30 * 86_400_000;
/** Longest draft that is kept, in characters of JSON. */
const MAX_LENGTH = 64_000;
const secretNames = /passwor[dt]|iban|secret|cvc|cvv|^(bic|pin|tan|token|otp)$/i;

/** Creates the drafts of forms. `owner` returns the person the drafts belong to. */
export function createDrafts(local: SafeStorage, prefix: string, owner: () => string | null): Drafts {
  let isSwept = false;
  const nameOf = (key: string) => `${prefix}${owner() ?? 'anonymous'}.${key}`;
  const sweep = () => {
    if (isSwept) return;
    isSwept = true;
    for (const name of local.keys(prefix)) if (read(name) === null) local.remove(name);
  };
  function read(name: string): Record<string, unknown> | null {
    try {
      const entry: unknown = JSON.parse(local.get(name) ?? 'null');
      if (typeof entry !== 'object' || entry === null) return null;
      const { savedAt, value } = entry as { savedAt?: unknown; value?: unknown };
      const isFresh = typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < THIRTY_DAYS;
      return isFresh && typeof value === 'object' ? (value as Record<string, unknown>) : null;
    } catch {
      return null;
    }
  }
  return {
    load(key) {
      sweep();
      return read(nameOf(key));
    },
    save(key, value, secrets = []) {
      sweep();
      const name = nameOf(key);
      const text = jsonText({ savedAt: Date.now(), value: withoutSecrets(value, secrets) });
      if (text.length <= MAX_LENGTH) local.set(name, text);
    },
    clear: (key) => local.remove(nameOf(key)),
  };
}

/** Removes secrets at any depth, and files, which cannot be kept as text. */
function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => !secrets.includes(name) && !secretNames.test(name) && !(one instanceof Blob))
      .map(([name, one]) => [name, withoutSecrets(one, secrets)]),
  );
}
