import type { Endpoint, FieldError } from '@foyer/contract';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError } from '../problem-error.ts';
import type { UploadTarget } from '../uploads/read-multipart.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { readJson } from './read-json.ts';
import { check, invalid, queryObject } from './validate.ts';

/** Validated input of a call. */
export interface ReadInput {
  readonly input: { readonly params: unknown; readonly query: unknown; readonly body: unknown };
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
}

/** Reads a JSON body; the body may be omitted where all its fields are optional. */
async function readBody({ body }: Endpoint, request: Request): Promise<unknown> {
  const { headers } = request;
  const isThere = ['content-type', 'transfer-encoding'].some((name) => headers.has(name));
  const isEmpty = !isThere && (headers.get('content-length') ?? '0') === '0';
  return isEmpty && check(body, {}).errors.length === 0 ? {} : readJson(request);
}

/** Reads a call's path, query and body. Throws a {@link ProblemError} where they do not match the contract. */
export async function readInput(
  { endpoint, bodyKind }: BoundEndpoint,
  call: CallContext,
  rawParams: Record<string, string>,
  target: UploadTarget,
): Promise<ReadInput> {
  const params = check(endpoint.params, rawParams);
  // an invalid id is answered like a missing one
  if (params.errors.length) throw new ProblemError('not_found', 404);
  const query = check(endpoint.query, queryObject(call.url.searchParams));
  if (query.errors.length) throw invalid(query.errors);
  if (bodyKind === 'none')
    return { input: { params: params.output, query: query.output, body: undefined }, files: {} };
  if (bodyKind === 'json') {
    const body = check(endpoint.body, await readBody(endpoint, call.request));
    if (body.errors.length) throw invalid(body.errors);
    return { input: { params: params.output, query: query.output, body: body.output }, files: {} };
  }
  const { readMultipart, discard } = await import('../uploads/read-multipart.ts');
  const multipart = await readMultipart(call.request, endpoint.files ?? {}, target);
  try {
    const body = check(endpoint.body, multipart.payload);
    const errors: readonly FieldError[] = [...body.errors, ...multipart.errors];
    if (errors.length) throw invalid(errors);
    return {
      input: { params: params.output, query: query.output, body: body.output },
      files: multipart.files,
    };
  } catch (error) {
    await discard(multipart.files, target.storage);
    throw error;
  }
}
