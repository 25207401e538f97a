import type { Database } from '../../../db/client.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { languageOf } from '../../languages/language.ts';
import { takeDueNotices } from '../article-notices.repo.ts';
import { backInStockMail } from './back-in-stock-mail.ts';

/**
 * Notifies one person of articles that can be ordered again: deletes the notices and writes the mail to the outbox, in one transaction.
 * Returns false where no notice is due.
 */
export function mailBackInStock(db: Database, mail: Mailer, publicUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = await takeDueNotices(tx, languageOf);
    // The notices may have been withdrawn between the two queries; then there is no mail.
    if (due && due.articles.length > 0) await mail.enqueue(tx, backInStockMail(due, publicUrl));
    return due !== null;
  });
}
