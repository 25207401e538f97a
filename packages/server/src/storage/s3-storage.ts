import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Agent, type Dispatcher } from 'undici';
import { newSecret } from '../db/new-id.ts';
import { type Storage, StorageAway, StorageFull } from './storage.ts';

/** An S3-compatible bucket. `endpoint` is the address of the service; the bucket is addressed by path. */
export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Time-outs for each part of a call to the bucket, in seconds. */
  readonly patience?: S3Patience;
}
export interface S3Patience {
  /** @default 3 */
  readonly connect?: number;
  /** For the next chunk of an upload, for the head of the answer, and for its next chunk. @default 6 */
  readonly idle?: number;
}

/** Key of the file that `check` writes and reads. */
const probeKey = 'foyer-probe';
/** Seconds between two writes of a check, because writing costs money with most services; also written after each failure. */
const probeWriteSeconds = 60;
/** Seconds for which the result of a check of the bucket is reused. */
const probeSeconds = 2;

/**
 * Stores files in a bucket. A single PUT requires its length before its first byte, and an upload is only known to be valid after its last,
 * so a file is held in memory while it is sent. The contract limits uploads to a few megabytes.
 */
export function createS3Storage(config: S3Config): Storage {
  const bucket = new Bucket(config);
  return {
    put: async (body, mediaType, key = newSecret()) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      return { key, sizeBytes: bytes.length, sha256: await bucket.write(key, bytes, mediaType) };
    },
    get: (key) => bucket.read(key),
    delete: (key) => bucket.remove(key),
    check: () => bucket.check(),
  };
}

type Answer = Dispatcher.ResponseData;
interface Sent {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

class Bucket {
  readonly #config: S3Config;
  readonly #signer: AwsClient;
  readonly #agent: Agent;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #goodAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | null = null;

  constructor(config: S3Config) {
    const { connect = 3, idle = 6 } = config.patience ?? {};
    this.#config = config;
    this.#signer = new AwsClient({ ...config, service: 's3' });
    const timeouts = { headersTimeout: idle * 1000, bodyTimeout: idle * 1000 };
    this.#agent = new Agent({ ...timeouts, connect: { timeout: connect * 1000 } });
  }

  /** Writes a file and returns its SHA-256. */
  async write(key: string, bytes: Buffer, mediaType: string): Promise<string> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const headers = {
      'content-type': mediaType,
      'content-length': String(bytes.length),
      'x-amz-content-sha256': sha256,
    };
    const answer = await this.#ask('PUT', key, { bytes, headers });
    await done(answer);
    if (answer.statusCode === 507) throw new StorageFull('The bucket is full');
    this.#mustBeGood(answer, 'did not store a file');
    this.#writtenAt = performance.now();
    return sha256;
  }

  async read(key: string): Promise<ReadableStream<Uint8Array> | null> {
    const answer = await this.#ask('GET', key);
    if (isGood(answer)) return toWeb(this.#whole(answer.body));
    const text = await answer.body.text().catch(() => '');
    // a missing bucket is answered 404, too
    if (answer.statusCode === 404 && !text.includes('NoSuchBucket')) return null;
    this.#mustBeGood(answer, 'did not return a file');
    return null;
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#ask('DELETE', key);
    await done(answer);
    if (answer.statusCode !== 404) this.#mustBeGood(answer, 'did not delete a file');
  }

  /** Checks the bucket; concurrent and repeated calls share a result, because any client may request the readiness. */
  async check(): Promise<void> {
    if (performance.now() - this.#goodAt < probeSeconds * 1000) return;
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = null;
    });
    await this.#probing;
  }

  async #probe(): Promise<void> {
    const write = () => this.write(probeKey, Buffer.from('ok'), 'text/plain');
    if (performance.now() - this.#writtenAt > probeWriteSeconds * 1000) await write();
    const found = await this.read(probeKey);
    if (found) await new Response(found).text();
    else await write();
    this.#goodAt = performance.now();
  }

  /** Returns the error, and makes the next check run again. */
  #away(message: string, cause?: Error): StorageAway {
    this.#writtenAt = Number.NEGATIVE_INFINITY;
    this.#goodAt = Number.NEGATIVE_INFINITY;
    return new StorageAway(message, { cause });
  }

  async *#whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      throw this.#away('The bucket returned an incomplete file', error as Error);
    }
  }

  #mustBeGood(answer: Answer, what: string): void {
    if (!isGood(answer)) throw this.#away(`The bucket ${what}: ${answer.statusCode}`);
  }

  /** Sends a call, with two retries where the bucket is overloaded or the connection ends; not where it does not answer. */
  async #ask(method: 'GET' | 'PUT' | 'DELETE', key: string, sent?: Sent): Promise<Answer> {
    const startedAt = performance.now();
    for (let tries = 1; ; tries++) {
      const isLast = tries === 3 || performance.now() - startedAt > 2000;
      const answer = await this.#askOnce(method, key, sent).catch((error: Error) => error);
      const isAnswer = !(answer instanceof Error);
      if (isAnswer && (isLast || !isPassing(answer))) return answer;
      if (isAnswer) await done(answer);
      else if (isLast || /Timeout/.test(answer.name))
        throw this.#away('The bucket cannot be reached', answer);
      await setTimeout(100 * tries);
    }
  }

  async #askOnce(method: 'GET' | 'PUT' | 'DELETE', key: string, sent?: Sent): Promise<Answer> {
    const { endpoint, bucket } = this.#config;
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${encodeURIComponent(key)}`);
    const { headers } = await this.#signer.sign(url, { method, ...(sent && { headers: sent.headers }) });
    return this.#agent.request({
      origin: url.origin,
      path: url.pathname,
      method,
      headers: Object.fromEntries(headers),
      // in chunks, so that the time-out counts from the last accepted one
      body: sent ? Readable.from(pieces(sent.bytes), { objectMode: false }) : null,
    });
  }
}

/** Discards the body of an answer to a change, which carries no information. */
const done = ({ body }: Answer): Promise<void> => body.dump().catch(() => {});
const toWeb = (body: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(body, { objectMode: false })) as ReadableStream<Uint8Array>;
const isGood = ({ statusCode }: Answer): boolean => statusCode >= 200 && statusCode < 300;
const isPassing = ({ statusCode }: Answer): boolean => statusCode === 429 || statusCode >= 500;

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
