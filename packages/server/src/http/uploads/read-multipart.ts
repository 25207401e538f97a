import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FieldError, FileRule } from '@foyer/contract';
import type { Sender } from '../../security/quotas.ts';
import type { Storage } from '../../storage/storage.ts';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import { safeFileName, shownFileName } from '../files/safe-file-name.ts';
import { brokenOff, MAX_JSON_BYTES, parseJson, received } from '../pipeline/read-json.ts';
import { ProblemError } from '../problem-error.ts';
import { detectMediaType, isHeic, SNIFF_BYTES } from './detect-media-type.ts';
import { type FileCleaner, FileRefused } from './file-cleaner.ts';
import { maxBodyBytes } from './max-body-bytes.ts';

/** A multipart body: the parsed `payload`, the stored files, and the errors of files. */
export interface Multipart {
  readonly payload: unknown;
  readonly files: Record<string, StoredUpload[]>;
  readonly errors: FieldError[];
}

type Rules = Readonly<Record<string, FileRule>>;

/** Target of uploaded files, and the cleaner that reads them before. */
export interface UploadTarget {
  readonly storage: Storage;
  readonly cleanFile: FileCleaner;
  readonly sender: Sender;
}

/** Time-out in seconds for receiving a whole upload. */
const SECONDS = 290;

/** Reads a multipart body: files are checked by content, size and count while they arrive, read completely, and stored in their clean form. */
export async function readMultipart(
  request: Request,
  rules: Rules,
  target: UploadTarget,
): Promise<Multipart> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new ProblemError('unsupported_media_type', 415);
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes(rules))
    throw new ProblemError('payload_too_large', 413);
  if (!request.body) throw brokenOff();
  const reading = new MultipartReading(rules, target);
  try {
    await reading.run(request, request.body, contentType);
    return reading.result();
  } catch (error) {
    await discard(reading.files, target.storage);
    throw error;
  }
}

/** Deletes the files that were stored for a failed call. */
export async function discard(
  files: Readonly<Record<string, readonly StoredUpload[]>>,
  storage: Storage,
): Promise<void> {
  const all = Object.values(files).flat();
  await Promise.allSettled(all.map((file) => storage.delete(file.storageKey)));
}

class MultipartReading {
  readonly files: Record<string, StoredUpload[]> = {};
  readonly #errors: FieldError[] = [];
  readonly #seen: Record<string, number> = {};
  readonly #pending: Promise<void>[] = [];
  readonly #streams: Readable[] = [];
  /** Index of each file in the body: files are stored in any order. */
  readonly #places = new Map<StoredUpload, number>();
  readonly #rules: Rules;
  readonly #target: UploadTarget;
  /** Aborts the reading of the other files of a failed call. */
  readonly #failed = new AbortController();
  #signal = this.#failed.signal;
  #payload: string | null = null;
  #failure: unknown = null;

  constructor(rules: Rules, target: UploadTarget) {
    this.#rules = rules;
    this.#target = target;
  }

  async run(request: Request, body: ReadableStream<Uint8Array>, contentType: string): Promise<void> {
    const parser = this.#createParser(contentType);
    this.#signal = AbortSignal.any([request.signal, this.#failed.signal]);
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    let size = 0;
    const finished = new Promise<void>((resolve, reject) => {
      parser.on('finish', resolve);
      parser.on('error', () => reject(brokenOff()));
      source.on('error', () => reject(brokenOff()));
      source.on('data', (chunk: Uint8Array) => {
        size += chunk.length;
        if (size > maxBodyBytes(this.#rules)) reject(new ProblemError('payload_too_large', 413));
      });
      parser.on('file', (name, stream, fileName) => {
        this.#streams.push(stream);
        // the reader of the stream gets the error, too
        stream.on('error', () => {});
        const file = this.#onFile(name ?? '', chunksOf(stream), asTyped(fileName));
        this.#pending.push(file);
        // a file that cannot be stored ends the reading: the rest would not be used
        file.catch(reject);
      });
    });
    parser.on('field', (name, value, _, isTruncated) => this.#onField(name ?? '', value, isTruncated));
    parser.on('filesLimit', () => this.#add('', 'file_count'));
    parser.on('fieldsLimit', () => this.#add('', 'unknown_field'));
    source.pipe(parser);
    try {
      await received(request, SECONDS, finished);
    } catch (error) {
      this.#failed.abort(error);
      throw error;
    } finally {
      source.destroy();
      parser.destroy();
      // the parser does not end streams that are still open
      for (const stream of this.#streams) stream.destroy();
      // all files must be settled before they are judged or deleted
      const settled = await Promise.allSettled(this.#pending);
      this.#failure ??= settled.find((one) => one.status === 'rejected')?.reason ?? null;
    }
    // the errors of files do not matter once the sender has left
    if (this.#failure) throw request.signal.aborted ? brokenOff() : this.#failure;
  }

  result(): Multipart {
    for (const [name, rule] of Object.entries(this.#rules)) {
      if (rule.required && !this.#seen[name]) this.#add(name, 'required');
      if ((this.#seen[name] ?? 0) > rule.maxCount) this.#add(name, 'file_count', rule.maxCount);
    }
    const payload = this.#payload === null ? {} : parseJson(new TextEncoder().encode(this.#payload));
    return { payload, files: this.files, errors: this.#errors };
  }

  #createParser(headers: string) {
    const rules = Object.values(this.#rules);
    try {
      return new Busboy({
        headers: { 'content-type': headers },
        preservePath: true,
        limits: {
          fieldSize: MAX_JSON_BYTES,
          fields: 5,
          files: rules.reduce((sum, rule) => sum + rule.maxCount, 1),
          fileSize: Math.max(0, ...rules.map((rule) => rule.maxBytes)) + 1,
          headerPairs: 20,
        },
      });
    } catch {
      throw brokenOff();
    }
  }

  #add(path: string, code: string, limit?: number, name?: string): void {
    const isReported = (error: FieldError) =>
      error.path === path && error.code === code && error.params?.name === name;
    if (this.#errors.some(isReported)) return;
    const params = { ...(limit === undefined ? {} : { limit }), ...(name === undefined ? {} : { name }) };
    this.#errors.push({ path, code, ...(Object.keys(params).length > 0 ? { params } : {}) });
  }

  #onField(name: string, value: string, isTruncated: boolean): void {
    if (name !== 'payload') {
      this.#add(name, 'unknown_field');
      return;
    }
    if (isTruncated) this.#failure = new ProblemError('payload_too_large', 413);
    this.#payload = value;
  }

  async #onFile(name: string, file: AsyncGenerator<Uint8Array>, fileName: string): Promise<void> {
    // Browsers send a Blob `payload` part with a file name.
    if (name === 'payload') {
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of file) {
        size += chunk.length;
        if (size <= MAX_JSON_BYTES) chunks.push(chunk);
      }
      this.#onField(name, Buffer.concat(chunks).toString('utf8'), size > MAX_JSON_BYTES);
      return;
    }
    const rule = Object.hasOwn(this.#rules, name) ? this.#rules[name] : undefined;
    const count = (this.#seen[name] ?? 0) + 1;
    if (!rule) this.#add(name, 'unknown_field');
    else this.#seen[name] = count;
    if (!rule || count > rule.maxCount) return drain(file);
    await this.#store(name, rule, file, fileName, count);
  }

  #placeOf(file: StoredUpload): number {
    return this.#places.get(file) ?? 0;
  }

  async #store(
    field: string,
    rule: FileRule,
    chunks: AsyncIterator<Uint8Array>,
    fileName: string,
    place: number,
  ): Promise<void> {
    const head = await readHead(chunks);
    const found = detectMediaType(head.subarray(0, SNIFF_BYTES), rule.types);
    const name = shownFileName(fileName);
    if (isPath(fileName)) {
      this.#add(field, 'file_name', undefined, name);
      return drain(chunks);
    }
    if (!found) {
      this.#add(field, faultOf(head), undefined, name);
      return drain(chunks);
    }
    let size = 0;
    const limited = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of rejoined(head, chunks)) {
        size += chunk.length;
        if (size > rule.maxBytes) throw new FileRefused('file_size', rule.maxBytes);
        yield chunk;
      }
    };
    const { storage, cleanFile, sender } = this.#target;
    const sent = { bytes: limited(), mediaType: found, rule, sender, signal: this.#signal };
    try {
      await cleanFile(sent, async ({ bytes, mediaType }) => {
        const { key: storageKey, sizeBytes, sha256 } = await storage.put(bytes, mediaType);
        const safeName = safeFileName(fileName, mediaType);
        const stored = { storageKey, name: safeName, mediaType, sizeBytes, sha256 };
        this.#places.set(stored, place);
        const files = [...(this.files[field] ?? []), stored];
        this.files[field] = files.sort((one, other) => this.#placeOf(one) - this.#placeOf(other));
      });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      this.#add(field, error.code, error.limit, name);
      await drain(chunks);
    }
  }
}

/** Returns a file's bytes. An early end means that the sender broke off, whatever error the stream reports. */
async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch {
    throw brokenOff();
  }
}

async function drain(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  while (!(await chunks.next()).done);
}

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < SNIFF_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = head.length ? Buffer.concat([head, value]) : value;
  }
  return head;
}

async function* rejoined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Returns the code of a file whose type is not accepted. */
function faultOf(head: Uint8Array): string {
  if (head.length === 0) return 'file_empty';
  return isHeic(head) ? 'file_heic' : 'file_type';
}

/** Whether a name is a path: browsers send names only, so a path is an attack. */
const isPath = (name: string): boolean => /[\\/]/.test(name);

/** Returns a name without the browser's escapes. @see https://html.spec.whatwg.org/#multipart-form-data */
const asTyped = (name: string | undefined): string =>
  (name ?? '').replace(/%(22|0a|0d)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
