import { Worker } from 'node:worker_threads';

/** What reading a file may take beside the file itself. */
export interface ThreadLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/**
 * Has a file read in a thread of its own, which ends with it: what is packed so that it bursts when it is read takes neither time nor memory
 * of the server. Answers what the script posts; null where it fails, or takes more than it may.
 */
export function readInThread<T>(
  script: URL,
  bytes: Uint8Array,
  { seconds, megabytes }: ThreadLimits,
): Promise<T | null> {
  return new Promise((resolve) => {
    const worker = new Worker(script, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      stdout: true,
      stderr: true,
    });
    const end = (found: T | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      resolve(found);
      void worker.terminate();
    };
    const timer = setTimeout(end, seconds * 1000, null);
    const watch = setInterval(async () => {
      // Node before 22.16 cannot ask; there the time alone is the limit.
      const heap = await worker.getHeapStatistics?.().catch(() => null);
      if (heap && heap.external_memory > megabytes * 2 ** 20) end(null);
    }, 50);
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
