import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { newSecret } from '../db/new-id.ts';
import { type Storage, StorageFull } from './storage.ts';

/** An S3-compatible bucket. `endpoint` is the address of the service; the bucket is addressed by path. */
export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Files in a bucket. A single PUT needs its length before its first byte, and an upload is only known to be good after its
 * last: so a file is held in memory while it is sent. Uploads are limited to a few megabytes by the contract.
 */
export function createS3Storage(config: S3Config): Storage {
  const client = new AwsClient({ ...config, service: 's3', retries: 3 });
  const urlOf = (key: string) =>
    `${config.endpoint.replace(/\/$/, '')}/${config.bucket}/${encodeURIComponent(key)}`;
  const signal = () => AbortSignal.timeout(60_000);
  return {
    put: async (body, mediaType, key = newSecret()) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': mediaType, 'x-amz-content-sha256': sha256 };
      const answer = await client.fetch(urlOf(key), {
        method: 'PUT',
        body: bytes,
        headers,
        signal: signal(),
      });
      if (answer.status === 507) throw new StorageFull('The bucket is full');
      if (!answer.ok) throw new Error(`The bucket refused a file: ${answer.status}`);
      return { key, sizeBytes: bytes.length, sha256 };
    },
    get: async (key) => {
      const answer = await client.fetch(urlOf(key), { signal: signal() });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The bucket did not give a file: ${answer.status}`);
      return answer.body;
    },
    delete: async (key) => {
      const answer = await client.fetch(urlOf(key), { method: 'DELETE', signal: signal() });
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The bucket did not delete a file: ${answer.status}`);
    },
  };
}
