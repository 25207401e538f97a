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
/** Where there is no /proc, asking takes a program. */
const pause = process.platform === 'linux' ? 100 : 1000;

/**
 * Ends all that a process started, in order: what it started itself is asked first, and asks those below it; who is left without a
 * parent is asked too. What lives after the grace is killed. `alsoOurs` names those of whom their parents tell nothing any more.
 */
export async function endBelow(
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

/** npm, where it runs this process, and the shell between them; none elsewhere. */
function startersUnderNpm(): { readonly parent: number; readonly npm: number | null } | null {
  const script = process.env.npm_lifecycle_script;
  if (!script) return null;
  const parent = process.ppid;
  const command = commandOf(parent);
  const isShell = command.includes(' -c ') && command.includes(script);
  return { parent, npm: isShell ? parentOf(parent) : null };
}

/**
 * Calls back when npm is gone, under which this process runs. npm that is killed tells nobody; told to end it passes that on to its
 * shell, which ends and tells nobody either.
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

/** What all that a process starts carries on, so that it is found when nobody is left who knows who started it. */
const carried = 'FOYER_ENDS_WITH';

function markChildren(): () => readonly number[] {
  const mark = randomUUID();
  // Who started this process has a mark of its own.
  process.env[carried] = [process.env[carried], mark].filter(Boolean).join(' ');
  return () => processesWith(carried, (marks) => marks.split(' ').includes(mark));
}

/** How a process that ends together with what it started comes to its end. */
export interface SharedEnd {
  /**
   * Ends all it started, then itself. Only the first call says with which code: what else ends meanwhile, a child or the work, does
   * not cut it short. Nothing else may exit the process.
   */
  readonly exit: (code: number) => Promise<never>;
  /** From then on nothing is to be started, and nothing that ends has failed. */
  readonly isEnding: () => boolean;
}

/**
 * Ends this process and all it started, in order, when it is told to end, when its terminal is closed and, under npm, when npm is
 * gone. Hears of it before the first child does.
 */
export function endTogether(onEnd: () => void = () => {}): SharedEnd {
  const marked = markChildren();
  let ending: Promise<never> | undefined;
  const end = async (code: number) => {
    onEnd();
    await endBelow(process.pid, undefined, marked);
    return process.exit(code);
  };
  const exit = (code: number) => {
    ending ??= end(code);
    return ending;
  };
  // What was told to end may well stumble over what is gone already.
  process.on('uncaughtException', (error) => {
    if (!ending) console.error(error);
    void exit(1);
  });
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => void exit(code));
  whenNpmIsGone(() => void exit(codes.SIGTERM));
  return { exit, isEnding: () => ending !== undefined };
}
