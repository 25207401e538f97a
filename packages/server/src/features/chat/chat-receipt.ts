import type { ChatTurn } from '@foyer/contract/chat/chat.schema';
import type { Customer } from '../../domain/accounts/customer.ts';
import { isSignedText, signText } from '../../security/signed-text.ts';

/** What was said, and to whom. */
type Said = Omit<ChatTurn, 'receipt'>;

const lifetimeSeconds = 24 * 60 * 60;

/** Shows later that this answer was given to this person, where they are now. Nothing of a conversation is kept for it. */
export async function receiptFor(
  said: Said,
  customer: Customer,
  signingKey: string,
  now: Date,
): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  return `${until}.${await signText('chat answer', signedText(said, customer, until), signingKey)}`;
}

/** Whether it was said so to this person, here, within a day. */
export async function wasSaid(
  turn: ChatTurn,
  customer: Customer,
  signingKey: string,
  now: Date,
): Promise<boolean> {
  const [until = '', signature = ''] = turn.receipt.split('.');
  const text = signedText(turn, customer, Number(until));
  const isGenuine = await isSignedText('chat answer', text, signature, signingKey);
  return isGenuine && Number(until) * 1000 > now.getTime();
}

const signedText = (
  { question, answer, sources }: Said,
  { userId, companyId, mode }: Customer,
  until: number,
): string => JSON.stringify([userId, companyId, mode, question, answer, sources, until]);
