/**
 * A setup file, used where `FOYER_TEST_SPEED` or `FOYER_TEST_DATE` is set: the tests run as on a slower machine, or on another day. At a
 * speed of 10 all clocks and timers run ten times as fast, so that computations take ten times as long by these clocks, and races against
 * time are lost. The time-outs of vitest itself do not change.
 */
const speed = Number(process.env.FOYER_TEST_SPEED ?? 1);
const real = { Date, now: performance.now.bind(performance) };
const begin = { date: Date.now(), elapsed: real.now() };
const first = process.env.FOYER_TEST_DATE ? Date.parse(process.env.FOYER_TEST_DATE) : begin.date;
if (!(speed > 0) || Number.isNaN(first))
  throw new Error('FOYER_TEST_SPEED must be a positive number, FOYER_TEST_DATE a date.');

const elapsed = () => begin.elapsed + (real.now() - begin.elapsed) * speed;
const now = () => Math.floor(first + (elapsed() - begin.elapsed));

const ScaledDate = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    given.length === 0 ? new target(now()) : Reflect.construct(target, given, newTarget),
  apply: () => new real.Date(now()).toString(),
});

const scaled = <T extends (...given: never[]) => unknown>(timer: T): T =>
  Object.assign(
    (callback: never, delay: number | undefined = 0, ...rest: never[]) =>
      timer(...([callback, delay / speed, ...rest] as unknown as never[])),
    timer,
  ) as unknown as T;

const installed = Symbol.for('foyer.scaled-clock');
// Once, because test files share a worker.
if (!(installed in globalThis)) {
  const { timeout } = AbortSignal;
  Object.defineProperty(globalThis, installed, { value: true });
  Date.now = now;
  globalThis.Date = ScaledDate;
  performance.now = elapsed;
  globalThis.setTimeout = scaled(setTimeout);
  globalThis.setInterval = scaled(setInterval);
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.ceil(milliseconds / speed));
}

export {};
