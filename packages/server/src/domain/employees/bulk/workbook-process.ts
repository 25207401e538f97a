import { readTable } from '@foyer/contract/tables/read-table';
import type { TableFault, TableRow } from '@foyer/contract/tables/table-row';
import { type Entry, fromBufferPromise } from 'yauzl';
import { answerParent } from '../../../storage/answer-parent.ts';

/** Most bytes to which a workbook may unpack; 1,000 people take a hundredth of that. */
const MAX_UNPACKED = 32 * 2 ** 20;

/** Throws for an archive that unpacks to more bytes than allowed or declared. Unpacks each file once and discards the bytes. */
async function mustNotBurst(bytes: Buffer): Promise<void> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: false });
  let size = 0;
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      if (size > MAX_UNPACKED) throw new Error(`The workbook unpacks to more than ${MAX_UNPACKED} bytes`);
    }
  }
}

answerParent(
  async ({
    bytes,
    most,
  }: {
    readonly bytes: Uint8Array;
    readonly most: number;
  }): Promise<TableRow[] | TableFault> => {
    await mustNotBurst(Buffer.from(bytes));
    return readTable(bytes, { most });
  },
);
