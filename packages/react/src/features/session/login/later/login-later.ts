// @chunk submit
/** Code of the login that is not needed for its first screen, in a chunk of its own. */
export { signIn } from '../after-sign-in.tsx';
export { BelowForm } from '../below-form.tsx';
export { SignedIn } from '../signed-in.tsx';
export { loginLaterMessages } from './login-later.messages.ts';
