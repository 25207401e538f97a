import type { TableFault, TableRow } from '@foyer/contract/tables/table-row';
import { createSubprocessReader } from '../../../storage/read-in-subprocess.ts';

/** Limits of the process. A workbook of 2 MB with 1,000 people takes a tenth of a second and a few megabytes. */
const limits = { seconds: 20, heapMegabytes: 192, megabytes: 384 };

/** Reads a workbook as `readTable` does, in a separate process; `unreadable` where the process fails or exceeds its limits. */
export async function readWorkbook(bytes: Uint8Array, most: number): Promise<TableRow[] | TableFault> {
  const script = new URL('./workbook-process.ts', import.meta.url);
  const read = createSubprocessReader<{ bytes: Uint8Array; most: number }, TableRow[] | TableFault>(
    script,
    limits,
  );
  return (await read({ bytes, most })) ?? 'unreadable';
}
