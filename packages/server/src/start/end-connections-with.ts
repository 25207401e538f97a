import type { Worker } from 'node:cluster';

/** A connection that is being passed to a worker by Node's cluster. */
interface Handed {
  /** Negative once it is closed here, because the worker has it. */
  readonly fd: number;
  readonly close: () => void;
}
type Send = (message: { readonly act?: string }, handed?: Handed, ...rest: readonly unknown[]) => boolean;

/** Number of recorded connections from which those that have arrived are removed from the list. */
const mostUnlooked = 100;

/**
 * Closes the connections that a worker did not take before it ended. Node forgets them, so that their clients would wait for a time-out
 * instead of calling again.
 */
export function endConnectionsWith(worker: Worker): void {
  let handed: Handed[] = [];
  const child = worker.process as unknown as { send: Send };
  const send = child.send.bind(child);
  child.send = (message, one, ...rest) => {
    if (message.act === 'newconn' && one) {
      if (handed.length >= mostUnlooked) handed = handed.filter(({ fd }) => fd >= 0);
      handed.push(one);
    }
    return send(message, one, ...rest);
  };
  worker.process.once('exit', () => {
    for (const one of handed) if (one.fd >= 0) one.close();
  });
}
