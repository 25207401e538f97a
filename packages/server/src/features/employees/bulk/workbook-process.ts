import { type Entry, fromBufferPromise } from 'yauzl';
import { answerParent } from '../../../storage/answer-parent.ts';
import { cellText, MAX_COLUMNS, type TableRow } from './table.ts';

/** A thousand people are a hundredth of it. */
const MAX_UNPACKED = 32 * 2 ** 20;

/** Throws for an archive that unpacks to more than it may, or to more than it says: each file is unpacked once and thrown away. */
async function mustNotBurst(bytes: Buffer): Promise<void> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  let size = 0;
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      if (size > MAX_UNPACKED) throw new Error('The workbook bursts');
    }
  }
}

answerParent(async (sent: Uint8Array): Promise<TableRow[]> => {
  const bytes = Buffer.from(sent);
  await mustNotBurst(bytes);
  const { readSheet } = await import('read-excel-file/universal');
  const sheet = await readSheet(new Blob([bytes]), 1, { parseNumber: (digits) => digits });
  // lines stay those of the sheet; what is sent is small whatever was read
  const rows = sheet.map((cells, at) => ({ line: at + 1, cells: cells.slice(0, MAX_COLUMNS).map(cellText) }));
  return rows.filter(({ cells }) => cells.some((cell) => cell !== '')).slice(0, 2000);
});
