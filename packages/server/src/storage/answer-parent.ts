/** Message of a subprocess: a request for MiB beyond its limit, or finally its result. */
export type FromSubprocess<Found> = { readonly needs: number } | { readonly found: Found };

/** Waits until so many MiB beyond the limit are granted. */
export type AskForMemory = (megabytes: number) => Promise<void>;

/** The subprocess's side of `createSubprocessReader`: answers one request, and ends when the parent has ended. */
export function answerParent<Request, Found>(
  read: (request: Request, askForMemory: AskForMemory) => Promise<Found>,
): void {
  const send = (message: FromSubprocess<Found>) => process.send?.(message);
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
