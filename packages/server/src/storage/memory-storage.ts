import { newSecret } from '../db/new-id.ts';
import type { Storage } from './storage.ts';

/** Stores files in memory: for tests and for the playground in a browser. */
export function createMemoryStorage(): Storage & { readonly size: () => number } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (body, _mediaType, key = newSecret()) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of body) parts.push(new Uint8Array(chunk));
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      files.set(key, bytes);
      const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { key, sizeBytes: bytes.length, sha256 };
    },
    get: async (key) => {
      const bytes = files.get(key);
      return bytes ? new Blob([bytes]).stream() : null;
    },
    delete: async (key) => {
      files.delete(key);
    },
    size: () => files.size,
  };
}
