import { createTransport } from 'nodemailer';
import type { OutboxMail } from './outbox.repo.ts';

/** Sends mail over SMTP: `smtps://user:password@host:465`. The outbox id is the message id, so a repeat is recognised. */
export function createSmtpTransport(url: string, from: string): (mail: OutboxMail) => Promise<void> {
  const transport = createTransport(url, { from });
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    await transport.sendMail({ to: recipient, subject, text: body, messageId: `<${id}@${domain}>` });
  };
}
