import type { TableFault, TableRow } from '@foyer/contract/tables/table-row';
import { createSubprocessReader } from '../../../storage/read-in-subprocess.ts';

/** A workbook of two megabytes with a thousand people in it takes a tenth of a second and a few megabytes. */
const limits = { seconds: 20, heapMegabytes: 192, megabytes: 384 };

/** Reads a workbook as `readTable` does, in a process of its own; `unreadable` for one that bursts when it is unpacked. */
export async function readWorkbook(bytes: Uint8Array, most: number): Promise<TableRow[] | TableFault> {
  const script = new URL('./workbook-process.ts', import.meta.url);
  const read = createSubprocessReader<{ bytes: Uint8Array; most: number }, TableRow[] | TableFault>(
    script,
    limits,
  );
  return (await read({ bytes, most })) ?? 'unreadable';
}
