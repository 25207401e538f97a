import type { Endpoint } from '@foyer/contract';
import * as v from 'valibot';
import type { FileAnswer } from '../../storage/file-answer.ts';
import { fileResponse } from '../files/file-response.ts';
import { bytesResponse } from '../responses/bytes-response.ts';
import { findExcessProperty } from './find-excess-property.ts';

/** A response, with its text for a repetition of the call when it is JSON. */
export interface Answer {
  readonly response: Response;
  /** JSON text; null for files and redirects. */
  readonly json: string | null;
}

/** Turns a handler's result into a response. Throws when a checked result does not match the contract. */
export function toAnswer(endpoint: Endpoint, result: unknown, isChecked: boolean): Answer {
  if (result instanceof Response) return { response: result, json: null };
  const promised = endpoint.response;
  if ('type' in promised) {
    if (isChecked) mustMatch(promised, result);
    const json = JSON.stringify(result);
    return { response: jsonResponse(json, 200), json };
  }
  if (promised.kind === 'empty')
    return { response: new Response(null, { status: promised.status }), json: '' };
  return { response: fileResponse(result as FileAnswer), json: null };
}

export const jsonResponse = (json: string, status: number): Response =>
  json === '' ? new Response(null, { status }) : jsonBytes(new TextEncoder().encode(json), status);

const jsonBytes = (bytes: Uint8Array<ArrayBuffer>, status: number): Response =>
  bytesResponse(bytes, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) },
  });

/** Throws where a result does not match its schema. */
export function mustMatch(schema: v.GenericSchema, result: unknown): void {
  const parsed = v.safeParse(schema, result);
  if (parsed.success) {
    const path = findExcessProperty(result, parsed.output);
    if (path !== null) throw new Error(`The answer has a field that is not in the contract: ${path}`);
    return;
  }
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  throw new Error(`The answer does not match the contract: ${issues.slice(0, 10).join('; ')}`);
}
