import type { Database } from '../../../db/client.ts';
import { languageOf } from '../../../domain/languages/language.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { takeDueNotices } from '../article-notices.repo.ts';
import { backInStockMail } from './back-in-stock-mail.ts';

/**
 * Tells one person what can be had again: what they asked for goes, and the mail into the outbox, in one transaction. Answers false
 * when there is nobody to tell.
 */
export function tellBackInStock(db: Database, mail: Mailer, publicUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = await takeDueNotices(tx, languageOf);
    // Withdrawn between the two looks: nothing is said.
    if (due && due.articles.length > 0) await mail.enqueue(tx, backInStockMail(due, publicUrl));
    return due !== null;
  });
}
