import { allProcesses, commandOf, endProcesses, parentOf, processesBelow } from './process-tree.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Where there is no /proc, asking takes a program. */
const pause = process.platform === 'linux' ? 100 : 1000;

/**
 * Ends all that a process started, in order: what it started itself is asked first, and asks those below it; who is left without a
 * parent is asked too. What lives after the grace is killed.
 */
export async function endBelow(pid: number, grace = 12_000): Promise<void> {
  const family = new Set(processesBelow(pid));
  const asked = new Set<number>();
  const end = performance.now() + grace;
  for (;;) {
    const living = allProcesses();
    for (const { pid: child, parent } of living) if (family.has(parent)) family.add(child);
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

/**
 * Ends this process and all it started, in order, when it is told to end, when its terminal is closed and, under npm, when npm is
 * gone. Hears of it before the first child does.
 */
export function endTogether(onEnd: () => void = () => {}): void {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    onEnd();
    await endBelow(process.pid);
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => void end(code));
  whenNpmIsGone(() => void end(codes.SIGTERM));
}
