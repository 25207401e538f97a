import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import type { ServiceRecipient } from '../../quotations/staff/service-recipient.repo.ts';
import { requestName } from '../name/request-name.ts';
import type { SubmissionRow } from '../submission-view.ts';
import { requestTexts } from './request-texts.ts';

/** A customer's answer to a question of the service. */
export interface CustomerAnswer {
  readonly submission: SubmissionRow;
  readonly customer: Contact;
  readonly text: string;
}

/** Returns the mail to the service about an answer, in the recipient's language. It has no link if `deskUrl` is null. */
export function answerMail(
  { submission: { kind, number }, customer, text }: CustomerAnswer,
  recipient: ServiceRecipient,
  deskUrl: string | null,
): Mail {
  const { brand, name: person } = customer;
  const language = languageOf(recipient.locale);
  const say = (id: Parameters<typeof requestTexts>[1], values?: Readonly<Record<string, string>>) =>
    requestTexts(language, id, values);
  const values = { person, number, request: requestName(language, kind) };
  const content = {
    language,
    subject: say('request.answer.subject', values),
    greeting: recipient.name
      ? say('request.greeting', { name: recipient.name })
      : say('request.answer.greeting'),
    blocks: [
      { kind: 'paragraph' as const, text: say('request.answer.intro', values) },
      { kind: 'labelled' as const, label: say('request.answer.label', values), lines: text.split('\n') },
      ...(deskUrl ? [{ kind: 'link' as const, label: say('request.answer.link'), url: deskUrl }] : []),
    ],
    closing: [say('request.answer.closing', { brand: brand.name })],
  };
  return writeMail('service', recipient.email, content, brand);
}
