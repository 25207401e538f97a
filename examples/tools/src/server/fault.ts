import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Ends a call with a code that the pages have words for. */
export const fault = (code: string, status: ContentfulStatusCode): HTTPException =>
  new HTTPException(status, { res: Response.json({ code }, { status }) });

/** The input as its schema gives it; ends the call where it is another one. */
export function checked<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const { success, output } = safeParse(schema, input);
  if (success) return output;
  throw fault('validation_failed', 422);
}

/** A body of JSON. */
export const jsonOf = async (request: { json: () => Promise<unknown> }): Promise<unknown> =>
  request.json().catch(() => {
    throw fault('validation_failed', 422);
  });
