import { beforeEach, onTestFinished } from 'vitest';

/**
 * A setup file: what React or react-aria complains of on the console fails the test it happens in. A test that provokes a complaint
 * puts a spy in the place of `console.error`, with an implementation of its own.
 */
type Level = 'error' | 'warn';

const byReact =
  /\/node_modules\/(react|react-dom|react-aria|react-stately|react-aria-components|scheduler)\//;

/** The frame below the console's own: who complains. */
const complainant = () => new Error().stack?.split('\n')[3] ?? '';

const text = ([format, ...values]: readonly unknown[]): string =>
  String(format)
    .replaceAll(/%[sdo]/g, () => String(values.shift()))
    .split('\n', 2)
    .join(' ');

/** That jsdom does not know `<search>` tells nothing of the product. */
const isAboutJsdom = (complaint: string) => /The tag <search> is unrecognized/.test(complaint);

const complaints: string[] = [];

for (const level of ['error', 'warn'] satisfies Level[]) {
  const original = console[level];
  // Once: test files share a worker.
  if (original.name === 'countComplaints') continue;
  console[level] = function countComplaints(...given: unknown[]) {
    if (byReact.test(complainant())) {
      if (isAboutJsdom(text(given))) return;
      complaints.push(text(given));
    }
    original.apply(console, given);
  };
}

beforeEach(() => {
  // The first to be registered is the last to run: it hears what unmounting says, too.
  onTestFinished(() => {
    const heard = complaints.splice(0);
    if (heard.length > 0) throw new Error(`React complains:\n  ${heard.join('\n  ')}`);
  });
});
