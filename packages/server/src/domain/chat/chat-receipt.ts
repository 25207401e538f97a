import type { ChatTurn } from '@foyer/contract/chat/chat.schema';
import { isSignedText, signText } from '../../security/signed-text.ts';
import type { Customer } from '../accounts/customer.ts';

/** Question, answer and sources of a turn. */
type UnsignedTurn = Omit<ChatTurn, 'receipt'>;

const lifetimeSeconds = 24 * 60 * 60;

/** Signs a receipt that this person got this answer in this company and mode, so that conversations need not be stored. Valid for 24 hours. */
export async function receiptFor(
  turn: UnsignedTurn,
  customer: Customer,
  signingKey: string,
  now: Date,
): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  return `${until}.${await signText('chat answer', signedText(turn, customer, until), signingKey)}`;
}

/** Whether the receipt of a turn is genuine, of this person in this company and mode, and not older than 24 hours. */
export async function isGenuineTurn(
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
  { question, answer, sources }: UnsignedTurn,
  { userId, companyId, mode }: Customer,
  until: number,
): string => JSON.stringify([userId, companyId, mode, question, answer, sources, until]);
