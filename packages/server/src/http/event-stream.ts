/** An answer that goes on: server-sent events. */
export interface EventStream {
  readonly response: Response;
  readonly send: (name: string, data: unknown) => void;
  /** Shows that the stream is alive. */
  readonly beat: () => void;
  /** Nothing more follows. */
  readonly end: () => void;
  /** Resolves when it is over, whoever ended it. */
  readonly ended: Promise<void>;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx keeps an answer back until it is whole, unless it is told not to
  'x-accel-buffering': 'no',
  // A connection kept alive after it would hold the stop of a server up.
  connection: 'close',
};

/** So many pieces may wait for a reader who does not take them. */
const mostWaiting = 200;

/** Opens a stream that lasts until one of both ends it; `signal`: the reader has gone. */
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
    // Says at once that nobody in between keeps the answer back.
    write(': open\n\n');
  };
  const body = new ReadableStream<Uint8Array>({ start, cancel: leave });
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return {
    response: new Response(body, { headers }),
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': still here\n\n'),
    ...{ end, ended },
  };
}
