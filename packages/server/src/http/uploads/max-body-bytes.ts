import type { FileRule } from '@foyer/contract';
import { MAX_JSON_BYTES } from '../pipeline/read-json.ts';

/** Maximum size of a multipart body: twice the allowed one, so that a file that is too large is still refused at its field. */
export const maxBodyBytes = (rules: Readonly<Record<string, FileRule>>): number =>
  4 * MAX_JSON_BYTES + 2 * Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes * rule.maxCount, 0);
