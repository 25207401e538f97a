/** Asks and waits for one answer at a time. */
export interface Question<Answer> {
  /** Asks anew; an answer to what was asked before never comes. `isFresh`: nothing has changed since it was asked. */
  start(onAnswer: (answer: Answer, isFresh: boolean) => void): Promise<void>;
  /** Takes the question back; answers whether there was one. */
  stop(): boolean;
  /** Whether an answer is on its way that will be fresh. */
  isRunning(): boolean;
  /** Something has changed: what is on its way will not be fresh. */
  outdate(): void;
  /** Until nothing is on its way any more. */
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
