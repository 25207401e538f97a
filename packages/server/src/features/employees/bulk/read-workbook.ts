import { createSubprocessReader } from '../../../storage/read-in-subprocess.ts';
import type { TableRow } from './table.ts';

/** A workbook of two megabytes with a thousand people in it takes a tenth of a second and a few megabytes. */
const limits = { seconds: 20, heapMegabytes: 192, megabytes: 384 };

/**
 * Reads the first sheet of a workbook in a process of its own: at most `most` rows, formulas as what they came to when it was saved. Null
 * for one that cannot be read, or bursts when it is unpacked.
 */
export async function readWorkbook(bytes: Uint8Array, most: number): Promise<TableRow[] | null> {
  const script = new URL('./workbook-process.ts', import.meta.url);
  const rows = await createSubprocessReader<Uint8Array, TableRow[]>(script, limits)(bytes);
  return rows?.slice(0, most) ?? null;
}
