import * as v from 'valibot';
import { field } from './field-rules.ts';

/** Shortest password that a person may choose. Length matters more than rules about characters. @see NIST SP 800-63B section 3.1.1.2 */
export const PASSWORD_MIN_LENGTH = 10;

/** A password that a person chooses: 10 to 200 characters, at least four of them different. */
export const newPassword = field(
  v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.minLength(PASSWORD_MIN_LENGTH, 'min_length'),
    v.maxLength(200, 'max_length'),
    v.check((value) => new Set(value).size > 3, 'invalid_format'),
  ),
);
