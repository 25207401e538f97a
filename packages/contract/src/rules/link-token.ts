import * as v from 'valibot';

/** The secret of an invitation or reset link. */
export const linkToken = v.pipe(v.string('required'), v.regex(/^[A-Za-z0-9_-]{20,200}$/, 'invalid_format'));
