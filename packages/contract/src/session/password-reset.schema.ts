import * as v from 'valibot';
import { email } from '../rules/email.ts';

/** Account whose password was forgotten (specification section 3, "Password-forgotten payload"). */
export const passwordResetSchema = v.strictObject({ email });
