import { judgePdf } from './judge-pdf.ts';

process.once('message', async (sent) => {
  process.send?.({ fault: await judgePdf(Buffer.from(sent as Uint8Array)) });
});
// who waits for a file and whose server is gone waits for nothing
process.once('disconnect', () => process.exit());
