import { wait } from '../api/retry.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/**
 * Runs the task while no other tab of the origin runs one with the same name. `waited`: another tab has just finished one, and the values
 * it stored may not have arrived here yet.
 */
export type TabLock = <T>(task: (waited: boolean) => Promise<T>) => Promise<T>;

/** The part of the Web Locks API that is used. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: boolean },
    task: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** Milliseconds after which the lease of a crashed tab ends. */
const LEASE = 15_000;

export function createTabLock(name: string, local: SafeStorage, locks: Locks | undefined): TabLock {
  const lease = createLease(name, local);
  return locks ? createWebLock(name, locks, lease) : lease;
}

/** Uses Web Locks, or the lease in a sandboxed frame, which has the API but may not use it. */
function createWebLock(name: string, locks: Locks, lease: TabLock): TabLock {
  return async (task) => {
    let isGranted = false;
    const run = (waited: boolean) => {
      isGranted = true;
      return task(waited);
    };
    try {
      const attempt = await locks.request(name, { ifAvailable: true }, async (lock) =>
        lock ? { value: await run(false) } : null,
      );
      if (attempt) return attempt.value;
      return await locks.request(name, { ifAvailable: false }, () => run(true));
    } catch (error) {
      if (isGranted) throw error;
      return lease(task);
    }
  };
}

/**
 * Replaces Web Locks (absent in insecure contexts) by a lease in local storage. A writer waits and reads again, so that of two simultaneous
 * writers only the later one continues.
 */
function createLease(name: string, local: SafeStorage): TabLock {
  const holder = () => {
    const [id, until] = (local.get(name) ?? '').split(' ');
    return Number(until) > Date.now() && Number(until) <= Date.now() + LEASE ? id : undefined;
  };
  return async (task) => {
    const leaseId = Math.random().toString(36).slice(2);
    let waited = false;
    for (let now = holder(); now !== leaseId; now = holder()) {
      if (now === undefined) local.set(name, `${leaseId} ${Date.now() + LEASE}`);
      else waited = true;
      await wait(20 + Math.random() * 30);
    }
    try {
      return await task(waited);
    } finally {
      if (holder() === leaseId) local.remove(name);
    }
  };
}
