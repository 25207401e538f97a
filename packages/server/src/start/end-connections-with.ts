import type { Worker } from 'node:cluster';

/** A connection on its way to a worker, as Node's cluster hands it over. */
interface Handed {
  /** Below zero once it is closed here: the worker has it. */
  readonly fd: number;
  readonly close: () => void;
}
type Send = (message: { readonly act?: string }, handed?: Handed, ...rest: readonly unknown[]) => boolean;

/** So many may be on their way before those that have arrived are looked for. */
const mostUnlooked = 100;

/**
 * Ends connections with the worker they were handed to. Node forgets those that a dying worker did not take any more: whoever called
 * would wait until they give up, instead of calling again.
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
