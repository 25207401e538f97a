import type { Handler } from '../handler.ts';
import { registerCustomer } from './register/register-customer.service.ts';
import { takeUpInvitation } from './register/take-up-invitation.service.ts';

/** Takes up an invitation, or registers with a customer number and waits. */
export const registerUser: Handler<'registerUser'> = (context) => {
  const { body } = context.input;
  return body.kind === 'invitation' ? takeUpInvitation(context, body) : registerCustomer(context, body);
};
