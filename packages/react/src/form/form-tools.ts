// @chunk submit
/** Code of a form that is needed once somebody touches it, in a chunk of its own. */
export { checkAgain, registerErrorTexts } from './check-form.ts';
export { box as failureBox } from './form-failure.css.ts';
export { FormFailure } from './form-failure.tsx';
export { sendForm, stillHolds } from './send-form.ts';
