import { build } from '../build.ts';
import { inRoot } from '../paths.ts';
import { measureElements } from '../sizes/measure-elements.ts';
import { resultOfChecks, type Suite } from './suite.ts';

const kilobyte = 1000;
/** From here on a budget is nearly used up: time to look for what can go, before it fails. */
const nearly = 0.95;

/** The byte budgets of DESIGN §8, measured on the built elements. */
export const sizes: Suite = {
  name: 'sizes',
  title: 'Size budgets',
  minutes: 5,
  async run() {
    await build('elements');
    const measured = measureElements(inRoot('packages/elements/dist'));
    const checks: Record<string, string[]> = {};
    const lines: string[] = [];
    for (const { name, bytes, budget } of measured) {
      const line = `${name}: ${(bytes / kilobyte).toFixed(2)} kB brotli, at most ${budget / kilobyte} kB`;
      const share = bytes / budget;
      lines.push(
        `  ${line}${share > nearly && share <= 1 ? `, WARNING: ${Math.round(share * 100)} % used` : ''}`,
      );
      checks[name] = bytes > budget ? [line] : [];
    }
    const result = resultOfChecks(checks);
    return { ...result, details: [...lines, result.details].filter(Boolean).join('\n') };
  },
};
