import type { Endpoint } from '@foyer/contract';
import type * as v from 'valibot';
import { mustMatch } from './answer.ts';
import { bytesResponse } from './bytes-response.ts';
import { gzipped, isWorthGzip, takesGzip } from './compress.ts';
import { isKnownTag, tagOf } from './entity-tag.ts';

/** An answer as bytes, for every caller who would get the same. */
interface PreparedAnswer {
  /** About so much it takes. */
  readonly bytes: number;
  readonly respond: (request: Request) => Promise<Response>;
}

/**
 * Makes an answer once for many callers: JSON, its tag, and its gzip when the first one takes that. Browsers may keep it, but ask
 * each time whether it still stands.
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
