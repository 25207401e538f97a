import { connect } from 'node:net';
import type { RawBody } from './form-body.ts';

/** The answer to a call. */
interface ClientAnswer {
  readonly status: number;
  readonly body: string;
}

/** A kept-alive connection for successive calls. */
export interface Client {
  /** Sends a call. `path` includes the query and is already encoded; a `body` that is not a {@link RawBody} is sent as JSON. */
  readonly call: (method: string, path: string, token: string, body?: unknown) => Promise<ClientAnswer>;
  readonly close: () => void;
}

/**
 * Opens a cheap client, since it shares the machine with the measured server: it writes requests directly to one kept-alive
 * connection, and reads answers by their content length.
 */
export async function openClient(origin: string): Promise<Client> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = Buffer.alloc(0);
  let waiting: { resolve: (answer: ClientAnswer) => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection.')));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = answerEnd(received);
    if (!end || !waiting) return;
    const status = Number(received.toString('latin1', 9, 12));
    const body = received.toString('utf8', end.head, end.whole);
    received = received.subarray(end.whole);
    const { resolve } = waiting;
    waiting = undefined;
    resolve({ status, body });
  });
  const call: Client['call'] = (method, path, token, body) => {
    const sent = toSend(body);
    const about = [
      `${method} /api/portal${path} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      // as the SDK sends every call that changes data
      ...(method === 'GET' ? [] : [`idempotency-key: ${crypto.randomUUID()}`]),
      ...(sent ? [`content-type: ${sent.type}`] : []),
      ...(method === 'GET' ? [] : [`content-length: ${sent?.bytes.length ?? 0}`]),
    ];
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      const head = Buffer.from(`${about.join('\r\n')}\r\n\r\n`);
      socket.write(sent ? Buffer.concat([head, sent.bytes]) : head);
    });
  };
  return { call, close: () => socket.destroy() };
}

function toSend(body: unknown): RawBody | undefined {
  if (body === undefined) return undefined;
  if (isRaw(body)) return body;
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
}

const isRaw = (body: unknown): body is RawBody =>
  (body as Partial<RawBody> | null)?.bytes instanceof Uint8Array;

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** The ends of the first answer's head and of the whole answer; undefined while the answer is incomplete. */
function answerEnd(received: Buffer): { readonly head: number; readonly whole: number } | undefined {
  const at = received.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = at + headEnd.length;
  const lines = received.toString('latin1', 0, at).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(lines)?.[1];
  if (length !== undefined) {
    const whole = head + Number(length);
    return received.length >= whole ? { head, whole } : undefined;
  }
  if (!lines.includes('transfer-encoding: chunked')) return { head, whole: head };
  const isWhole = received.length > head && received.subarray(-lastChunk.length).equals(lastChunk);
  return isWhole ? { head, whole: received.length } : undefined;
}
