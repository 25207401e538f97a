/** A response that stays open: server-sent events. */
export interface EventStream {
  readonly response: Response;
  readonly send: (name: string, data: unknown) => void;
  /** Sends a sign of life. */
  readonly beat: () => void;
  /** Ends the stream. */
  readonly end: () => void;
  /** Resolves when the stream has ended, by either side. */
  readonly ended: Promise<void>;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx buffers a response until it is complete, unless this header is set
  'x-accel-buffering': 'no',
  // a connection that is kept alive afterwards would delay the shutdown of a server
  connection: 'close',
};

/** Maximum number of events that wait for a slow reader. */
const mostWaiting = 200;

/** Opens a stream that lasts until one side ends it; `signal` aborts when the reader has left. */
export function openEventStream(signal: AbortSignal): EventStream {
  const encoder = new TextEncoder();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const leave = () => {
    controller = null;
    signal.removeEventListener('abort', end);
    resolve();
  };
  const end = () => {
    const open = controller;
    leave();
    open?.close();
  };
  const write = (text: string) => {
    controller?.enqueue(encoder.encode(text));
    if ((controller?.desiredSize ?? 0) < -mostWaiting) end();
  };
  const start = (started: ReadableStreamDefaultController<Uint8Array>) => {
    controller = started;
    // shows the client at once that no proxy buffers the response
    write(': open\n\n');
  };
  const body = new ReadableStream<Uint8Array>({ start, cancel: leave });
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return {
    response: new Response(body, { headers }),
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': still here\n\n'),
    end,
    ended,
  };
}
