import { Worker } from 'node:worker_threads';
import { type FileFault, FileRefused } from './file-cleaner.ts';

const seconds = 20;
/** What reading a document may take beside the document itself; ten megabytes of them unpack to far less. */
const mostMegabytes = 256;

/**
 * Reads a PDF in a thread of its own, which ends with it: what is packed so that it bursts when it is read takes neither time nor
 * memory of the server. Throws {@link FileRefused}.
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const fault = await new Promise<FileFault | null>((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      stdout: true,
      stderr: true,
    });
    const end = (found: FileFault | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      resolve(found);
      void worker.terminate();
    };
    const timer = setTimeout(end, seconds * 1000, 'file_damaged');
    const watch = setInterval(async () => {
      // Node before 22.16 cannot ask; there the time alone is the limit.
      const heap = await worker.getHeapStatistics?.().catch(() => null);
      if (heap && heap.external_memory > mostMegabytes * 2 ** 20) end('file_damaged');
    }, 50);
    worker.once('message', end);
    worker.once('error', () => end('file_damaged'));
    worker.once('exit', () => end('file_damaged'));
  });
  if (fault) throw new FileRefused(fault);
}
