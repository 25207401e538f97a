import { wait } from '../api/retry.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Runs the task while no other tab of the origin runs one of the same name. */
export type TabLock = <T>(task: () => Promise<T>) => Promise<T>;

/** The part of the Web Locks API that is used. */
export interface Locks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** A crashed tab's lease ends after this many milliseconds. */
const LEASE = 15_000;

export function createTabLock(name: string, local: SafeStorage, locks: Locks | undefined): TabLock {
  if (locks) return (task) => locks.request(name, task);
  return createLease(name, local);
}

/**
 * Stands in for Web Locks (absent in insecure contexts): a lease in local storage. A writer waits and looks again, so of
 * two that wrote at once only the later one goes on.
 */
function createLease(name: string, local: SafeStorage): TabLock {
  const holder = () => {
    const [id, until] = (local.get(name) ?? '').split(' ');
    return Number(until) > Date.now() && Number(until) <= Date.now() + LEASE ? id : undefined;
  };
  return async (task) => {
    const me = Math.random().toString(36).slice(2);
    while (holder() !== me) {
      if (holder() === undefined) local.set(name, `${me} ${Date.now() + LEASE}`);
      await wait(20 + Math.random() * 30);
    }
    try {
      return await task();
    } finally {
      if (holder() === me) local.remove(name);
    }
  };
}
