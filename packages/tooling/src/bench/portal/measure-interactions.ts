import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openSlowPhone } from '../slow-phone.ts';
import { interactions } from './interactions.ts';
import { createFinger } from './touch-user.ts';
import { type Told, type Worked, worstWithin } from './worst-within.ts';

/** Runs in the page: records the browser's performance entries from now on. */
function watchAnswers(): void {
  const worked = { answers: [] as Told[], tasks: [] as Told[], shifts: [] as Told[] };
  Object.assign(globalThis, { foyerWorked: worked });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
  watch('longtask', ({ startTime: at, duration: value }) => worked.tasks.push({ at, value }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) worked.shifts.push({ at: entry.startTime, value });
  });
  const isAnswer = (entry: PerformanceEntry) =>
    (entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0;
  watch(
    'event',
    (entry) => isAnswer(entry) && worked.answers.push({ at: entry.startTime, value: entry.duration }),
    { durationThreshold: 16 },
  );
}

const readAnswers = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { foyerWorked: Worked }).foyerWorked);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints the response times of presses and keys on a slow phone, and the longest task meanwhile: medians of the worst values of each run. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  repetitions: number,
  names: readonly string[],
): Promise<void> {
  console.log(`user interactions, medians of the worst values of ${repetitions} runs`);
  for (const name of names) {
    const interaction = interactions[name];
    if (!interaction) continue;
    const runs: ReturnType<typeof worstWithin>[] = [];
    for (let at = 0; at < repetitions; at++) {
      const context = await browser.newContext(options);
      const { page, session } = await openSlowPhone(context);
      await page.goto(url + interaction.path, { waitUntil: 'networkidle' });
      if (interaction.prepare && at === 0) {
        await interaction.prepare(page);
        await page.reload({ waitUntil: 'networkidle' });
      }
      await page.evaluate(watchAnswers);
      const finger = createFinger(page, session);
      await interaction.use(page, finger);
      runs.push(worstWithin(await readAnswers(page), finger.spans));
      await context.close();
    }
    const of = (value: keyof (typeof runs)[number], digits = 0) =>
      median(runs.map((run) => run[value])).toFixed(digits);
    const figures = `INP ${of('answer').padStart(4)}  longest task ${of('task').padStart(4)}`;
    console.log(`${name.padEnd(32)} ${figures}  shift ${of('shift', 4)}`);
  }
}
