import { readInThread } from '../../security/read-in-thread.ts';
import { type FileFault, FileRefused } from './file-cleaner.ts';

/** Ten megabytes of documents unpack to far less. */
const limits = { seconds: 20, megabytes: 256 };

/** Reads a PDF in a thread of its own. Throws {@link FileRefused}. */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const script = new URL('./pdf-worker.ts', import.meta.url);
  const judged = await readInThread<{ readonly fault: FileFault | null }>(script, bytes, limits);
  const fault = judged ? judged.fault : 'file_damaged';
  if (fault) throw new FileRefused(fault);
}
