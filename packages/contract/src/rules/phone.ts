import { entry, optionalEntry } from './entry.ts';
import { readPhone } from './read-phone.ts';

const kind = { read: readPhone, max: 40 };
/** A phone number as people write it, at most 40 characters. */
export const phone = entry(kind);
/** A phone number that may be omitted or blank. */
export const optionalPhone = optionalEntry(kind);
