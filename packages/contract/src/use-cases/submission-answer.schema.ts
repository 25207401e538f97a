import * as v from 'valibot';
import { lines } from '../rules/field-rules.ts';
import { attachmentRule } from '../rules/upload-limits.ts';

/** The customer's answer to the service's question about a request. */
export const submissionAnswerSchema = v.strictObject({ text: lines(2000) });

/** Files of the answer, with the limits of a ticket's files. */
export const submissionAnswerFiles = { file: attachmentRule } as const;
