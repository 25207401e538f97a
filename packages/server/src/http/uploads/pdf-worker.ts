import { parentPort, workerData } from 'node:worker_threads';
import { judgePdf } from './judge-pdf.ts';

parentPort?.postMessage(await judgePdf(Buffer.from(workerData as Uint8Array)));
