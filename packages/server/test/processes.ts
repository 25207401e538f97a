import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../src/main.ts');

/** A server in a process of its own, started from its source. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly url: Promise<string>;
}

function start(directory: string, running: Set<ChildProcess>, environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      // cache of compiled modules, where one is configured
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      FOYER_DATA_DIR: join(directory, 'data'),
      PORT: '0',
      ...environment,
    },
    cwd: directory,
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Foyer is ready: (\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    exited.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  url.catch(() => {});
  return { child, output: () => output, exited, url };
}

export interface Processes {
  /** Starts `main.ts` with these variables, and its data below the directory. */
  readonly start: (environment: Record<string, string>) => Started;
  /** Kills processes that a failed test left running. */
  readonly killAll: () => void;
}

export function createProcesses(directory: string): Processes {
  const running = new Set<ChildProcess>();
  return {
    start: (environment) => start(directory, running, environment),
    killAll: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
