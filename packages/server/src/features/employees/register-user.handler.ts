import type { Handler } from '../handler.ts';
import { registerCustomer } from './register/register-customer.handler.ts';
import { takeUpInvitation } from './register/take-up-invitation.handler.ts';

/** Accepts an invitation, or registers with a customer number, which then waits for acceptance. */
export const registerUser: Handler<'registerUser'> = (context) => {
  const { body } = context.input;
  return body.kind === 'invitation' ? takeUpInvitation(context, body) : registerCustomer(context, body);
};
