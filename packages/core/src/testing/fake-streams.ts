/** A stream as seen by the fake server. */
export interface FakeStream {
  readonly query: URLSearchParams;
  readonly token: string | null;
  /** Whether the page has closed the stream. */
  readonly isLeft: () => boolean;
  readonly say: (name: string, data: object) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

/** Creates a server that responds with streams, or with a status if one is set. */
export function createFakeStreams() {
  const streams: FakeStream[] = [];
  let status = 200;
  let isBuffered = false;
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'https://api.example');
    let isLeft = false;
    let held = '';
    const encoder = new TextEncoder();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const leave = () => {
      isLeft = true;
      writer.abort(new DOMException('aborted', 'AbortError')).catch(() => undefined);
    };
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    init.signal?.addEventListener('abort', leave);
    const write = (text: string) => {
      held += text;
      if (isBuffered) return;
      writer.write(encoder.encode(held)).catch(() => undefined);
      held = '';
    };
    streams.push({
      query: url.searchParams,
      token: new Headers(init.headers).get('authorization'),
      isLeft: () => isLeft,
      say: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      beat: () => write(': still here\n\n'),
      end: () => {
        if (held) writer.write(encoder.encode(held)).catch(() => undefined);
        writer.close().catch(() => undefined);
      },
    });
    if (status !== 200) return new Response(null, { status });
    write(': open\n\n');
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  }
  return {
    fetch: fetch as typeof globalThis.fetch,
    streams,
    last: (): FakeStream => {
      const stream = streams.at(-1);
      if (!stream) throw new Error('No stream was requested');
      return stream;
    },
    /** Sets the status of the next responses. */
    answer: (next: number) => {
      status = next;
    },
    /** Holds back all data until the response ends. */
    buffer: () => {
      isBuffered = true;
    },
  };
}
