import { createApartReader } from '../../storage/read-apart.ts';
import { type FileFault, FileRefused } from './file-cleaner.ts';

/** What reading a document may take beside the document itself; ten megabytes of them unpack to far less. */
const limits = { seconds: 20, megabytes: 256 };

/**
 * Reads PDFs, each in a process of its own: what bursts when it is read takes neither time nor memory of the server. What it answers throws
 * {@link FileRefused}.
 */
export function createPdfCheck(): (bytes: Buffer) => Promise<void> {
  const read = createApartReader<{ readonly fault: FileFault | null }>(
    new URL('./pdf-process.ts', import.meta.url),
    limits,
  );
  return async (bytes) => {
    const found = await read(bytes);
    const fault = found === null ? 'file_damaged' : found.fault;
    if (fault) throw new FileRefused(fault);
  };
}
