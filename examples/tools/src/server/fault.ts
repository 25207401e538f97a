import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Creates the exception that ends a call with a code, for which the pages have texts. */
export const fault = (code: string, status: ContentfulStatusCode): HTTPException =>
  new HTTPException(status, { res: Response.json({ code }, { status }) });

/** The input parsed by its schema; ends the call if the input is invalid. */
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
