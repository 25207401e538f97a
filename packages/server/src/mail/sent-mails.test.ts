import { languages } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract/business-day';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../test/demo-portal.ts';
import { type SmtpServer, startSmtp } from '../../test/smtp-server.ts';
import { story } from '../demo/demo-people.ts';
import { makeOffer } from '../domain/quotations/staff/make-offer.service.ts';
import { outbox } from './mail.table.ts';
import { createOutboxMailer, sendNext } from './outbox.repo.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let portal: DemoPortal;
let smtp: SmtpServer;
beforeAll(async () => {
  portal = await openDemoPortal();
  smtp = await startSmtp();
});
beforeEach(async () => {
  await portal.server.db.delete(outbox);
  smtp.taken.length = 0;
});
afterAll(async () => {
  smtp.stop();
  await portal.server.close();
});

const { manager } = story;
const article = 'art-fb-li';
type Language = (typeof languages)[number];
/** Greeting of a mail in each language. */
const greetings: Readonly<Record<Language['code'], RegExp>> = {
  de: /^Guten Tag/m,
  en: /^Hello/m,
  fr: /^Bonjour/m,
  es: /^Hola/m,
};

/** Returns the expected number of mails: an invitation and its reminder share one address, as do a request and its offer, a ticket and its answer. */
const expected = (what: string): number => (['invitation', 'offer', 'answer'].includes(what) ? 2 : 1);

/** Causes every kind of mail by the calls that people make. Returns the beginning of each mail's link. */
async function causeAll({ code, locale }: Language): Promise<Readonly<Record<string, string>>> {
  const person = await portal.as(manager.email);
  const [session] = await portal.server.tokensOf(manager.email);
  await portal.server.call('POST', '/environment/locale', { token: session?.token, body: { locale } });
  const email = `neu.${code}@nordwind.example`;
  const invited = await person.post<Employee>('/user/invite', { email, roles: ['ROLE_SHOP'], locale });
  expect(invited.status).toBe(200);
  await person.post(`/user/${invited.body.userId}/remind`);
  await portal.server.call('POST', '/user/password-forgotten', { body: { email: manager.email } });
  const cart = await person.post<Cart>('/cart/add-items', { items: [{ articleId: article, quantity: 2 }] });
  const order = await person.post<{ id: string }>('/cart/order', {
    cartVersion: cart.body.version,
    acceptTerms: true,
  });
  const asked = await person.post<Quotation>('/quotation/quotation-request', {
    kind: 'articles',
    items: [{ articleId: article, quantity: 10 }],
  });
  await offer(asked.body);
  const ticket = await person.post<Ticket>('/ticket', {
    subject: 'Wallbox',
    description: 'Sie blinkt rot.',
    categoryId: 'charging',
  });
  const technician = await portal.as(story.technicianAdmin.email);
  await technician.post(`/ticket/${ticket.body.id}/comment`, { text: 'Wir kommen.', isInternal: false });
  const request = await person.post<{ id: string }>('/use-case/bank-details-change', {
    purpose: 'refund',
    accountHolder: 'Katrin Petersen',
    iban: 'DE89370400440532013000',
  });
  return {
    invitation: 'activate-invitation#token=',
    'password link': 'forget-password#token=',
    order: `order-overview/${order.body.id}`,
    offer: `offer-overview/${asked.body.id}`,
    answer: `tickets/${ticket.body.id}`,
    request: `use-cases?open=${request.body.id}`,
  };
}

function offer(asked: Quotation) {
  const { db, config } = portal.server;
  const actor = { name: 'Nina Albrecht', email: story.support.email };
  const context = { db, mail: createOutboxMailer(), publicUrl: config.publicUrl, actor, now: new Date() };
  const lines = asked.items.map(({ id, quantity }) => ({ itemId: id, quantity, unit: 2_500, offerNote: '' }));
  return makeOffer(context, asked, { validUntil: addDays(businessDay(), 14), offerNote: 'x', lines });
}

async function sent() {
  const send = createSmtpTransport(`smtp://127.0.0.1:${smtp.port}`, 'Foyer <no-reply@foyer.example>');
  while (await sendNext(portal.server.db, new Date(), send));
  return Promise.all(smtp.taken.map(({ data }) => simpleParser(data)));
}

it.each(languages)(
  'each arrives completely through a mail server, as text and HTML, in $locale',
  async (language) => {
    const wanted = Object.entries(await causeAll(language));
    const mails = (await sent()).filter(({ to }) => ![to].flat()[0]?.text.includes(story.support.email));
    for (const [what, address] of wanted) {
      const about = mails.filter(({ text }) =>
        text?.replace('/foyer/', '/').includes(`/${language.locale}/${address}`),
      );
      expect(about.length, what).toBe(expected(what));
      for (const { from, subject, text = '', html } of about) {
        expect(from?.text).toBe('"Foyer" <no-reply@foyer.example>');
        expect(text, what).toMatch(greetings[language.code]);
        expect(html, what).toContain(`<html lang="${language.code}"`);
        expect(html, what).toContain(address.replaceAll('&', '&amp;'));
        expect(`${subject}${text}${html}`).not.toMatch(/\{\w+|undefined|\uFFFD/);
      }
    }
  },
);
