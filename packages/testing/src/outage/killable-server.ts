import type { Processes, Started } from '@foyer/server/test/processes';

/** A server in a separate process that can be killed, and is then started again on its port. */
export interface KillableServer {
  readonly url: string;
  /** Number of times that it ended without being killed. */
  readonly deaths: () => number;
  /** Whether it was killed and has not given a good response since. */
  readonly isGone: () => boolean;
  /** Kills it, starts it again, and waits for `isGood`. */
  readonly kill: (isGood: () => Promise<unknown>) => Promise<void>;
  /** Allows the server to end from now on. */
  readonly leave: () => void;
  readonly output: () => string;
}

export async function startKillableServer(
  processes: Processes,
  environment: Readonly<Record<string, string>>,
): Promise<KillableServer> {
  let deaths = 0;
  let isGone = false;
  const start = (port: string): Started => {
    const started = processes.start({ ...environment, PORT: port });
    started.exited.then(() => {
      if (!isGone) deaths++;
    });
    return started;
  };
  let server = start('0');
  const url = await server.url;
  return {
    url,
    deaths: () => deaths,
    isGone: () => isGone,
    kill: async (isGood) => {
      isGone = true;
      server.child.kill('SIGKILL');
      await server.exited;
      server = start(new URL(url).port);
      await server.url;
      await isGood();
      isGone = false;
    },
    leave: () => {
      isGone = true;
    },
    output: () => server.output(),
  };
}
