import { readFile } from 'node:fs/promises';
import { answerParent } from '../../storage/answer-parent.ts';
import { judgePdf } from './judge-pdf.ts';

answerParent(async ({ path }: { readonly path: string }) => ({
  fault: await judgePdf(await readFile(path)),
}));
