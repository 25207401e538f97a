import type { MailKind } from '@foyer/contract/profile/mail-kinds';
import { layOutMail } from './lay-out-mail.ts';
import type { MailBrand, MailContent } from './mail-content.ts';
import type { Mail } from './mailer.ts';

/** Returns the mail with `content` to one address, in a brand's name and look. */
export const writeMail = (kind: MailKind, to: string, content: MailContent, brand: MailBrand): Mail => ({
  kind,
  to,
  senderName: brand.name,
  subject: content.subject,
  ...layOutMail(content, brand),
});
