import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openSlowPhone } from '../slow-phone.ts';
import { type Interaction, interactions } from './interactions.ts';

interface Worked {
  /** From a key or a press to the picture that answers it, each. */
  answers: number[];
  /** Tasks beyond 50 ms. */
  tasks: number[];
  shift: number;
}

/** Runs in the page: notes how long answers and tasks take from now on. */
function watchAnswers(): void {
  const worked: Worked = { answers: [], tasks: [], shift: 0 };
  Object.assign(globalThis, { foyerWorked: worked });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
  watch('longtask', ({ duration }) => worked.tasks.push(duration));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) worked.shift += value;
  });
  const isAnswer = (entry: PerformanceEntry) =>
    (entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0;
  watch('event', (entry) => isAnswer(entry) && worked.answers.push(entry.duration), {
    durationThreshold: 16,
  });
}

/** Milliseconds after the last press until its answer, and what follows from it, is drawn. */
const REST = 1500;

async function useOnce(page: Page, { use }: Interaction): Promise<Worked> {
  await page.evaluate(watchAnswers);
  await use(page);
  await page.waitForTimeout(REST);
  return page.evaluate(() => (globalThis as unknown as { foyerWorked: Worked }).foyerWorked);
}

const most = (values: readonly number[]) => Math.max(0, ...values);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints how long presses and keys wait for their answer on a slow phone, and the longest task meanwhile: medians of each run's worst. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  repetitions: number,
): Promise<void> {
  console.log(`while somebody works, medians of the worst of ${repetitions} runs`);
  for (const [name, interaction] of Object.entries(interactions)) {
    const runs: Worked[] = [];
    for (let at = 0; at < repetitions; at++) {
      const context = await browser.newContext(options);
      const { page } = await openSlowPhone(context);
      await page.goto(url + interaction.path, { waitUntil: 'networkidle' });
      if (interaction.prepare && at === 0) {
        await interaction.prepare(page);
        await page.reload({ waitUntil: 'networkidle' });
      }
      runs.push(await useOnce(page, interaction));
      await context.close();
    }
    const of = (value: (run: Worked) => number) => median(runs.map(value)).toFixed(0).padStart(4);
    const [inp, longest] = [of(({ answers }) => most(answers)), of(({ tasks }) => most(tasks))];
    const shift = median(runs.map((run) => run.shift)).toFixed(4);
    console.log(`${name.padEnd(32)} INP ${inp}  longest task ${longest}  shift ${shift}`);
  }
}
