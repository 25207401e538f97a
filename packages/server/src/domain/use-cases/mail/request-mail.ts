import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import { expectedOn } from '../expected-on.ts';
import { requestName } from '../name/request-name.ts';
import type { SubmissionRow } from '../submission-view.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the mail that confirms a request, in the recipient's language. It contains nothing of what was sent. */
export function requestMail(submission: SubmissionRow, contact: Contact, publicUrl: string): Mail {
  const content = describe(submission, contact, publicUrl);
  return writeMail('requests', contact.email, content, contact.brand);
}

function describe(submission: SubmissionRow, contact: Contact, publicUrl: string): MailContent {
  const { brand, locale } = contact;
  const { id, kind, number, state, submittedAt } = submission;
  const language = languageOf(locale);
  const say = (text: keyof typeof de, values?: Readonly<Record<string, string>>) =>
    texts(language, text, values);
  const { day, dayOf } = formatsOf(locale);
  const expected = expectedOn(submission);
  const names = { brand: brand.name, number, date: day(submittedAt), request: requestName(language, kind) };
  const facts: [string, string][] = [
    [say('request.number'), number],
    [say('request.kind'), names.request],
    ...(expected === null ? [] : [[say('request.expected'), dayOf(expected)] as [string, string]]),
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
        url: `${publicUrl}/${locale}/${brand.id}/use-cases?open=${encodeURIComponent(id)}`,
      },
    ],
    closing: [say('request.closing'), say('request.sender', names)],
  };
}
