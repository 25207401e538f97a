import { parentPort, workerData } from 'node:worker_threads';
import { maxInvitedRows } from '@foyer/contract/employees/bulk-invite.schema';
import { readSheet } from 'read-excel-file/node';
import { cellText, MAX_COLUMNS } from './table.ts';

const sheet = await readSheet(Buffer.from(workerData as Uint8Array), 1, { parseNumber: (digits) => digits });
// lines stay those of the sheet; what is posted is small whatever was read
const rows = sheet.map((cells, at) => ({ line: at + 1, cells: cells.slice(0, MAX_COLUMNS).map(cellText) }));
const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
parentPort?.postMessage(filled.slice(0, maxInvitedRows + 2));
