import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import type { Addition } from '../../../db/effect/effect.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { readServiceRecipient } from '../../quotations/staff/service-recipient.repo.ts';
import { answerMail } from '../mail/answer-mail.ts';
import type { SubmissionRow } from '../submission-view.ts';
import { requestDeskPath } from './request-desk-path.ts';

interface Context {
  readonly db: Database;
  readonly mail: Mailer;
  readonly config: Pick<Config, 'publicUrl' | 'isDemo' | 'serviceEmail'>;
}

/** Returns the mail to the service about a customer's answer, to be written with the answer; empty if there is no recipient. */
export async function mailToService(
  { db, mail, config }: Context,
  submission: SubmissionRow,
  customer: Contact,
  text: string,
): Promise<Addition[]> {
  const recipient = await readServiceRecipient(db, { contact: null }, config.serviceEmail);
  if (!recipient) return [];
  const url = config.isDemo ? `${config.publicUrl}${requestDeskPath(submission.id)}` : null;
  return [mail.addition(answerMail({ submission, customer, text }, recipient, url))];
}
