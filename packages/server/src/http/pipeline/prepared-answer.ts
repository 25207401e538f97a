import type { Endpoint } from '@foyer/contract';
import type * as v from 'valibot';
import { bytesResponse } from '../responses/bytes-response.ts';
import { gzipped, isWorthGzip, takesGzip } from '../responses/compress.ts';
import { isKnownTag, tagOf } from '../responses/entity-tag.ts';
import { mustMatch } from './answer.ts';

/** A response as bytes, shared by all callers who get the same. */
interface PreparedAnswer {
  /** Approximate size in memory. */
  readonly bytes: number;
  readonly respond: (request: Request) => Promise<Response>;
}

/**
 * Prepares a response once for many callers: JSON, its ETag, and its gzip once a caller accepts it. Browsers may cache it, but must
 * revalidate it each time.
 */
export async function preparedAnswer(
  endpoint: Endpoint,
  result: unknown,
  isChecked: boolean,
): Promise<PreparedAnswer> {
  if (isChecked && 'type' in endpoint.response) mustMatch(endpoint.response as v.GenericSchema, result);
  const bytes = new TextEncoder().encode(JSON.stringify(result));
  const etag = await tagOf(bytes);
  const kept = { etag, 'cache-control': 'private, no-cache' };
  const type = { ...kept, 'content-type': 'application/json' };
  const plain = { ...type, 'content-length': String(bytes.length) };
  let gzip: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    bytes: bytes.length * 1.3,
    respond: async (request) => {
      if (isKnownTag(request.headers.get('if-none-match'), etag))
        return new Response(null, { status: 304, headers: kept });
      if (!isWorthGzip(bytes.length) || request.method === 'HEAD' || !takesGzip(request))
        return bytesResponse(bytes, { headers: plain });
      gzip ??= gzipped(bytes);
      const small = await gzip;
      const headers = { ...type, 'content-encoding': 'gzip', 'content-length': String(small.length) };
      return bytesResponse(small, { headers });
    },
  };
}
