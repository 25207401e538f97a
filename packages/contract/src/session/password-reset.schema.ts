import * as v from 'valibot';
import { email } from '../email.ts';

/** Whose password is forgotten (specification section 3, "Password-forgotten payload"). */
export const passwordResetSchema = v.strictObject({ email });
