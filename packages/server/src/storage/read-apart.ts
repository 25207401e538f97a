import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What reading a file may take. */
export interface Limits {
  readonly seconds: number;
  /** Of V8's heap, and as much again of what lies beside it. */
  readonly megabytes: number;
}

/** What a process takes before it reads anything: the runtime and the libraries. */
const runtimeMegabytes = 128;

/**
 * Has a file that a stranger sent read by a process of its own, which ends with it and knows no secrets: of a thread V8 takes the whole server
 * down where a list grows beyond what it can hold. Answers what the script sends; null where it ends, or takes more than it may.
 */
export const readApart = <T>(script: URL, bytes: Uint8Array, limits: Limits): Promise<T | null> =>
  readBy<T>(begin(script, limits), bytes, limits);

/**
 * The same for what comes often and has much to load: after a file the process for the next one begins, and waits `spareSeconds` for it.
 * It keeps no program from ending.
 */
export function createApartReader<T>(script: URL, limits: Limits, spareSeconds = 60) {
  let spare: ChildProcess | null = null;
  const prepare = () => {
    if (spare) return;
    const child = begin(script, limits);
    const leave = setTimeout(() => child.kill('SIGKILL'), spareSeconds * 1000).unref();
    const forget = () => {
      clearTimeout(leave);
      if (spare === child) spare = null;
    };
    child.once('disconnect', forget).once('error', forget).once('foyer-taken', forget);
    child.unref();
    child.channel?.unref();
    spare = child;
  };
  return async (bytes: Uint8Array): Promise<T | null> => {
    const child = spare?.connected ? spare : begin(script, limits);
    child.emit('foyer-taken');
    child.ref();
    child.channel?.ref();
    try {
      return await readBy<T>(child, bytes, limits);
    } finally {
      prepare();
    }
  };
}

function begin(script: URL, { megabytes }: Limits): ChildProcess {
  const { SystemRoot } = process.env;
  return fork(fileURLToPath(script), {
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: SystemRoot === undefined ? {} : { SystemRoot },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function readBy<T>(
  child: ChildProcess,
  bytes: Uint8Array,
  { seconds, megabytes }: Limits,
): Promise<T | null> {
  return new Promise((resolve) => {
    const end = (found: T | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(found);
    };
    const timer = setTimeout(end, seconds * 1000, null);
    // The heap has its limit from V8; what is unpacked into buffers lies beside it, and only the system says how much that is.
    const watch = setInterval(async () => {
      if ((await residentMegabytes(child.pid)) > 2 * megabytes + runtimeMegabytes) end(null);
    }, 25);
    child.once('message', (found) => end(found as T));
    child.on('error', () => end(null));
    // not its exit, which may be told before what it said last
    child.once('disconnect', () => end(null));
    child.send(bytes, (error) => {
      if (error) end(null);
    });
  });
}

/** What a process has in memory; nothing where the system does not say (others than Linux: there heap and time are the limits). */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
