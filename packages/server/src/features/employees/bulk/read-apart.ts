import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What reading a file may take. */
export interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
}

/**
 * Has a file read by a process of its own, which ends with it and knows no secrets: of a thread V8 takes the whole server down where a
 * list grows beyond what it can hold. Answers what the script sends; null where it ends, or takes more than it may.
 */
export function readApart<T>(
  script: URL,
  bytes: Uint8Array,
  { seconds, megabytes }: Limits,
): Promise<T | null> {
  return new Promise((resolve) => {
    const { SystemRoot } = process.env;
    const child = fork(fileURLToPath(script), {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: SystemRoot === undefined ? {} : { SystemRoot },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (found: T | null) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(found);
    };
    const timer = setTimeout(end, seconds * 1000, null);
    child.once('message', (found) => end(found as T));
    child.on('error', () => end(null));
    child.once('exit', () => end(null));
    child.send(bytes, (error) => {
      if (error) end(null);
    });
  });
}
