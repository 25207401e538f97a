/** What a subprocess sends: how many MiB it needs beyond its limit, or, at last, what it found. */
export type FromSubprocess<Found> = { readonly needs: number } | { readonly found: Found };

/** Waits until so many MiB beyond the limit are granted. */
export type AskForMemory = (megabytes: number) => Promise<void>;

/** The subprocess's half of `createSubprocessReader`: answers the one request that is sent, and ends where the parent is gone. */
export function answerParent<Request, Found>(
  read: (request: Request, askForMemory: AskForMemory) => Promise<Found>,
): void {
  const send = (said: FromSubprocess<Found>) => process.send?.(said);
  const askForMemory: AskForMemory = (needs) =>
    new Promise((resolve) => {
      process.once('message', () => resolve());
      send({ needs });
    });
  process.once('message', async (request) => {
    send({ found: await read(request as Request, askForMemory) });
  });
  process.once('disconnect', () => process.exit());
}
