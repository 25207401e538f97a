import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import { requestName } from '../name/request-name.ts';
import type { SubmissionRow } from '../submission-view.ts';
import { requestTexts, requestUrl } from './request-texts.ts';

/** Returns the mail that brings the service's question to the customer, who answers it in the portal. */
export function questionMail(
  { id, kind, number }: SubmissionRow,
  contact: Contact,
  publicUrl: string,
  question: string,
): Mail {
  const { brand } = contact;
  const language = languageOf(contact.locale);
  const say = (text: Parameters<typeof requestTexts>[1], values?: Readonly<Record<string, string>>) =>
    requestTexts(language, text, values);
  const names = { brand: brand.name, number, request: requestName(language, kind) };
  const content = {
    language,
    subject: say('request.question.subject', names),
    greeting: say('request.greeting', { name: contact.name }),
    blocks: [
      { kind: 'paragraph' as const, text: say('request.question.intro', names) },
      { kind: 'labelled' as const, label: say('request.question.label'), lines: question.split('\n') },
      { kind: 'paragraph' as const, text: say('request.question.next') },
      {
        kind: 'link' as const,
        label: say('request.question.link'),
        url: requestUrl(publicUrl, contact, id),
      },
    ],
    closing: [say('request.closing'), say('request.sender', names)],
  };
  return writeMail('requests', contact.email, content, brand);
}
