import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import { requestName } from '../name/request-name.ts';
import type { SubmissionRow } from '../submission-view.ts';
import { requestTexts, requestUrl } from './request-texts.ts';

/** Returns the mail that confirms a request, in the recipient's language. It contains nothing of what was sent. */
export function requestMail(submission: SubmissionRow, contact: Contact, publicUrl: string): Mail {
  const content = describe(submission, contact, publicUrl);
  return writeMail('requests', contact.email, content, contact.brand);
}

function describe(submission: SubmissionRow, contact: Contact, publicUrl: string): MailContent {
  const { brand, locale } = contact;
  const { id, kind, number, state, submittedAt } = submission;
  const language = languageOf(locale);
  const say = (text: Parameters<typeof requestTexts>[1], values?: Readonly<Record<string, string>>) =>
    requestTexts(language, text, values);
  const { day } = formatsOf(locale);
  const names = { brand: brand.name, number, date: day(submittedAt), request: requestName(language, kind) };
  const facts: [string, string][] = [
    [say('request.number'), number],
    [say('request.kind'), names.request],
  ];
  return {
    language,
    subject: say('request.subject', names),
    greeting: say('request.greeting', { name: contact.name }),
    blocks: [
      { kind: 'paragraph', text: say('request.intro', names) },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: say(state === 'done' ? 'request.next.done' : 'request.next') },
      {
        kind: 'link',
        label: say('request.link'),
        url: requestUrl(publicUrl, contact, id),
      },
    ],
    closing: [say('request.closing'), say('request.sender', names)],
  };
}
