import { randomUUID } from 'node:crypto';
import {
  allProcesses,
  commandOf,
  endProcesses,
  parentOf,
  processesBelow,
  processesWith,
} from './process-tree.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Milliseconds between two checks; longer without /proc, where each check starts a program. */
const pause = process.platform === 'linux' ? 100 : 1000;

/**
 * Ends all descendants of a process, in order: its direct children get SIGTERM first and end their own children; processes without a living
 * parent get SIGTERM too. Processes that still run after `grace` milliseconds are killed. `alsoOurs` returns descendants that the parents' ids no
 * longer lead to.
 */
export async function endDescendants(
  pid: number,
  grace = 12_000,
  alsoOurs: () => readonly number[] = () => [],
): Promise<void> {
  const family = new Set(processesBelow(pid));
  const asked = new Set<number>();
  const end = performance.now() + grace;
  for (;;) {
    const living = allProcesses();
    for (const one of alsoOurs()) if (one !== pid) family.add(one);
    for (const { pid: child, parent } of living) if (parent === pid || family.has(parent)) family.add(child);
    const left = living.filter((one) => family.has(one.pid));
    if (left.length === 0) return;
    if (performance.now() > end)
      return endProcesses(
        left.map((one) => one.pid),
        'SIGKILL',
      );
    const next = left.filter((one) => !family.has(one.parent) && !asked.has(one.pid)).map((one) => one.pid);
    for (const one of next) asked.add(one);
    endProcesses(next, 'SIGTERM');
    await sleep(pause);
  }
}

/** The parent of this process and, if the parent is a shell, npm above it; null if npm does not run this process. */
function startersUnderNpm(): { readonly parent: number; readonly npm: number | null } | null {
  const script = process.env.npm_lifecycle_script;
  if (!script) return null;
  const parent = process.ppid;
  const command = commandOf(parent);
  const isShell = command.includes(' -c ') && command.includes(script);
  return { parent, npm: isShell ? parentOf(parent) : null };
}

/**
 * Calls back when the npm that runs this process has ended. A killed npm sends no signal; an npm that gets a signal passes it on to its
 * shell, which ends without passing it on.
 */
function whenNpmIsGone(callback: () => void): void {
  const starters = startersUnderNpm();
  if (!starters) return;
  const isThere = () =>
    process.ppid === starters.parent && (starters.npm === null || parentOf(starters.parent) === starters.npm);
  const timer = setInterval(() => {
    if (isThere()) return;
    clearInterval(timer);
    callback();
  }, pause * 3);
  timer.unref();
}

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Environment variable that descendants inherit, by which they are found when their parents have ended. */
const carried = 'FOYER_ENDS_WITH';

function markChildren(): () => readonly number[] {
  const mark = randomUUID();
  // keep the mark of the process that started this one
  process.env[carried] = [process.env[carried], mark].filter(Boolean).join(' ');
  return () => processesWith(carried, (marks) => marks.split(' ').includes(mark));
}

/** The end of a process that ends together with its descendants. */
export interface ProcessTreeEnd {
  /**
   * Ends all descendants, then this process. The first call determines the exit code; later calls, for example by the end of a child, do not
   * shorten the end. No other code may exit the process.
   */
  readonly exit: (code: number) => Promise<never>;
  /** Whether the end has begun: nothing more may be started, and a child that ends has not failed. */
  readonly isEnding: () => boolean;
}

/**
 * Ends this process and its descendants, in order, on a signal, when its terminal is closed and, under npm, when npm has ended.
 * `onEnd` is called before the first child gets a signal.
 */
export function endProcessTree(onEnd: () => void = () => {}): ProcessTreeEnd {
  const marked = markChildren();
  let ending: Promise<never> | undefined;
  const end = async (code: number) => {
    onEnd();
    await endDescendants(process.pid, undefined, marked);
    return process.exit(code);
  };
  const exit = (code: number) => {
    ending ??= end(code);
    return ending;
  };
  // errors during the end are expected, since other processes have ended already
  process.on('uncaughtException', (error) => {
    if (!ending) console.error(error);
    void exit(1);
  });
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => void exit(code));
  whenNpmIsGone(() => void exit(codes.SIGTERM));
  return { exit, isEnding: () => ending !== undefined };
}
