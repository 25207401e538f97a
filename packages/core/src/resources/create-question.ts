/** A request with one running instance at a time. */
export interface Question<Answer> {
  /** Starts again; the response to an earlier start is dropped. `isFresh`: nothing has changed since the start. */
  start(onAnswer: (answer: Answer, isFresh: boolean) => void): Promise<void>;
  /** Cancels the request; returns whether one was running. */
  stop(): boolean;
  /** Whether a request is running whose response will be fresh. */
  isRunning(): boolean;
  /** Marks the running request: its response will not be fresh. */
  outdate(): void;
  /** Resolves when no request is running any more. */
  settle(): Promise<void>;
}

interface Run {
  readonly controller: AbortController;
  done: Promise<void>;
  isFresh: boolean;
}

export function createQuestion<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Question<Answer> {
  let current: Run | null = null;

  async function follow(run: Run, onAnswer: (answer: Answer, isFresh: boolean) => void): Promise<void> {
    const answer = await ask(run.controller.signal);
    if (current !== run) return;
    current = null;
    onAnswer(answer, run.isFresh);
  }
  function stop(): boolean {
    const run = current;
    current = null;
    run?.controller.abort();
    return run !== null;
  }
  return {
    async start(onAnswer) {
      stop();
      const run: Run = { controller: new AbortController(), done: Promise.resolve(), isFresh: true };
      current = run;
      run.done = follow(run, onAnswer);
      await run.done;
    },
    stop,
    isRunning: () => current?.isFresh === true,
    outdate() {
      if (current) current.isFresh = false;
    },
    async settle() {
      while (current) await current.done;
    },
  };
}
