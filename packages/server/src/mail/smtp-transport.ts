import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-refused.ts';
import type { OutboxMail } from './outbox.repo.ts';

/** Time-outs well below the outbox's lease: a mail is taken again only after this connection is closed. */
const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/**
 * Returns a function that sends mails over SMTP: `smtps://user:password@host:465`. `from` is `Name <address>`; a mail's own sender name
 * replaces the name. The outbox id is the message id, so that a mail whose acknowledgement was lost is recognised when it is sent again.
 */
export function createSmtpTransport(url: string, from: string): (mail: OutboxMail) => Promise<void> {
  const transport = createTransport({ url, ...limits }, { from });
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  const domain = address.split('@').at(-1) || 'localhost';
  return async ({ id, recipient, subject, body, html, senderName }) => {
    const sent = transport.sendMail({
      ...(senderName ? { from: { name: senderName, address } } : {}),
      to: { name: '', address: recipient },
      subject,
      text: body,
      ...(html === null ? {} : { html }),
      messageId: `<${id}@${domain}>`,
    });
    await sent.catch((error: unknown) => {
      throw isForGood(error) ? new MailRefused(error.message, { cause: error }) : error;
    });
  };
}

/** Whether a recipient or a content is refused with 5xx. A refused sender, password or connection can be corrected. */
function isForGood(error: unknown): error is Error {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return error instanceof Error && responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
