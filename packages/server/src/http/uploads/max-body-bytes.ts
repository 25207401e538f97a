import type { FileRule } from '@foyer/contract';
import { MAX_JSON_BYTES } from '../read-json.ts';

/** The most a multipart body may have: twice what is allowed, so that a file too large is still refused at its field. */
export const maxBodyBytes = (rules: Readonly<Record<string, FileRule>>): number =>
  4 * MAX_JSON_BYTES + 2 * Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes * rule.maxCount, 0);
