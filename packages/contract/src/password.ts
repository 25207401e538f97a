import * as v from 'valibot';
import { field } from './field-rules.ts';

/** The shortest password a person may choose. Length beats rules about characters. @see NIST SP 800-63B section 3.1.1.2 */
export const PASSWORD_MIN_LENGTH = 10;

/** A password somebody chooses: 10 to 200 characters, not one character over and over. */
export const newPassword = field(
  v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.minLength(PASSWORD_MIN_LENGTH, 'min_length'),
    v.maxLength(200, 'max_length'),
    v.check((value) => new Set(value).size > 3, 'invalid_format'),
  ),
);
