import { beforeEach, onTestFinished } from 'vitest';

/**
 * A setup file: complaints of React or react-aria on the console fail the test in which they occur. A test that provokes a complaint
 * replaces `console.error` by a spy with its own implementation.
 */
type Level = 'error' | 'warn';

const byReact =
  /\/node_modules\/(react|react-dom|react-aria|react-stately|react-aria-components|scheduler)\//;

/** Returns the stack frame below the console's own: the origin of the complaint. */
const complainant = () => new Error().stack?.split('\n')[3] ?? '';

const text = ([format, ...values]: readonly unknown[]): string =>
  String(format)
    .replaceAll(/%[sdo]/g, () => String(values.shift()))
    .split('\n', 2)
    .join(' ');

/** Whether a complaint concerns the `<search>` element, which only jsdom does not know. */
const isAboutJsdom = (complaint: string) => /The tag <search> is unrecognized/.test(complaint);

const complaints: string[] = [];

for (const level of ['error', 'warn'] satisfies Level[]) {
  const original = console[level];
  // Once, because test files share a worker.
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
  // The first registered callback runs last, so it also sees complaints from unmounting.
  onTestFinished(() => {
    const heard = complaints.splice(0);
    if (heard.length > 0) throw new Error(`React complains:\n  ${heard.join('\n  ')}`);
  });
});
