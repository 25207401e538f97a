import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import type { Addition } from '../../../db/effect/effect.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { type CustomerAct, serviceMail } from '../mail/service-mail.ts';
import { readCustomerName } from './desk-list.repo.ts';
import { readServiceRecipient } from './service-recipient.repo.ts';

interface Context {
  readonly db: Database;
  readonly mail: Mailer;
  readonly config: Pick<Config, 'publicUrl' | 'isDemo' | 'serviceEmail'>;
}

/** Returns the mail to the service about an action of a customer, to be written with the action; empty if there is no recipient. */
export async function mailToService(
  { db, mail, config }: Context,
  act: Omit<CustomerAct, 'company'>,
): Promise<Addition[]> {
  const { quotation } = act.stored;
  const recipient = await readServiceRecipient(db, quotation, config.serviceEmail);
  if (!recipient) return [];
  const { company } = await readCustomerName(db, quotation);
  return [
    mail.addition(serviceMail({ ...act, company }, recipient, config.isDemo ? config.publicUrl : null)),
  ];
}
