import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3Storage, type S3Patience } from '../src/storage/s3-storage.ts';

/** Faults of a bucket, by their effect on a call. */
export const bucketFaults = {
  'refuses it with 403': (_, response) => response.writeHead(403).end(),
  'fails with 500': (_, response) => response.writeHead(500).end(),
  'is overloaded': (_, response) => response.writeHead(503).end(),
  'does not exist': (_, response) => response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
  'closes the connection': (request) => request.socket.destroy(),
  'accepts it and never answers': (request) => request.resume(),
  'reads nothing': (request) => request.pause(),
  'returns half an answer and closes': (request, response) => {
    response.writeHead(200, { 'content-length': '300000' }).write(Buffer.alloc(1000));
    request.resume().once('end', () => setImmediate(() => request.socket.destroy()));
  },
  'returns half an answer and stalls': (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-length': '300000' }).write(Buffer.alloc(1000));
  },
} satisfies Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>;
export type BucketFault = keyof typeof bucketFaults;

export interface TestBucket {
  /** The fault of the following calls; null for a bucket that works. */
  fault: BucketFault | null;
  readonly storage: (patience?: S3Patience) => ReturnType<typeof createS3Storage>;
  readonly close: () => void;
}

/** Opens a server with the parts of S3 that a file store needs: path addressing, signed requests, verified content hashes. */
export async function openTestBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    if (bucket.fault) return bucketFaults[bucket.fault](request, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '';
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true;
    const hash = request.headers['x-amz-content-sha256'];
    const isRight = request.method !== 'PUT' || hash === createHash('sha256').update(body).digest('hex');
    if (!isSigned || !isRight || !path.startsWith('/files/')) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET' && !found) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { region: 'eu-central-1', bucket: 'files', accessKeyId: 'key', secretAccessKey: 'secret' };
  const bucket: TestBucket = {
    fault: null,
    storage: (patience = {}) => createS3Storage({ endpoint, ...account, patience }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return bucket;
}
