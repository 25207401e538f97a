import { businessDay, type FieldError } from '@foyer/contract';
import type { quotationRequestSchema } from '@foyer/contract/quotations/quotations.schema';
import type { InferOutput } from 'valibot';
import { Effect } from '../../db/effect/effect.ts';
import { nameOfUser } from '../../domain/accounts/users.repo.ts';
import { chooseAddresses, withoutDefault } from '../../domain/addresses/choose-addresses.ts';
import { type ArticleRow, findArticles } from '../../domain/articles/article-rows.repo.ts';
import { priceAt } from '../../domain/articles/article-summary.ts';
import { type Buyer, readBuyer } from '../../domain/cart/buyer.repo.ts';
import { type FilledCart, readCarts } from '../../domain/cart/carts.repo.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { inReadersLanguage } from '../../domain/quotations/in-readers-language.service.ts';
import { quotationMail } from '../../domain/quotations/mail/quotation-mail.ts';
import { newQuotation, quotationAdditions } from '../../domain/quotations/new-quotation.repo.ts';
import { toQuotation } from '../../domain/quotations/quotation-view.ts';
import { mailToService } from '../../domain/quotations/staff/mail-to-service.ts';
import type { HandlerContext, Planner } from '../handler.ts';
import { acceptOffer } from './accept-offer.handler.ts';
import { answerQuotation } from './answer-quotation.handler.ts';

type Context = HandlerContext<'requestQuotation'>;
type Request = InferOutput<typeof quotationRequestSchema>;
type Asking = Extract<Request, { kind: 'cart' | 'articles' | 'free_text' }>;

/** Requests a quotation, answers one, or comments on one. */
export const requestQuotation: Planner<'requestQuotation'> = (context) => {
  const { body } = context.input;
  switch (body.kind) {
    case 'cart':
    case 'articles':
    case 'free_text':
      return ask(context, body);
    case 'accept':
      return acceptOffer(context, body);
    default:
      return answerQuotation(context, body);
  }
};

/** Requests a quotation. The cart is read without a lock: the request contains its lines, and the cart stays unchanged. */
async function ask(context: Context, body: Asking) {
  const { db, caller, now, locale, config, fail } = context;
  const today = businessDay(now);
  if (body.requestedDeliveryDate !== undefined && body.requestedDeliveryDate < today)
    return fail('validation_failed', { errors: [{ path: 'requestedDeliveryDate', code: 'date_in_past' }] });
  const cart = body.kind === 'free_text' ? undefined : await openCartOf(context);
  const addressId = body.deliveryAddressId ?? cart?.deliveryAddressId ?? null;
  const buyer = await readBuyer(db, caller, addressId);
  const { delivery } = chooseAddresses(buyer.addresses, addressId);
  if (body.deliveryAddressId !== undefined && delivery?.id !== body.deliveryAddressId)
    return fail('address_unknown', { errors: [{ path: 'deliveryAddressId', code: 'invalid_choice' }] });
  const language = languageOf(locale);
  const { contact } = buyer;
  const actor = caller.actor ? await nameOfUser(db, caller.actor.userId) : contact.name;
  const { number, numbering } = documentNumber('AN', now);
  const stored = newQuotation(
    {
      userId: caller.userId,
      companyId: caller.companyId,
      mode: caller.mode,
      language,
      actor,
      title: body.title || null,
      reference: body.reference || null,
      description: body.kind === 'free_text' ? body.description : null,
      note: body.kind === 'free_text' ? null : body.note || null,
      requestedDeliveryDate: body.requestedDeliveryDate ?? null,
      requestedAt: now,
      requestedBy: contact.name,
      basis: buyer.group.basis,
      deliveryAddress: delivery && withoutDefault(delivery),
      items: body.kind === 'free_text' ? [] : await linesOf(context, body, cart, buyer),
    },
    number,
  );
  const mail = context.mail.addition(quotationMail('requested', stored, contact, config.publicUrl));
  const answer = toQuotation(await inReadersLanguage(context, stored), { ...caller, today });
  const act = { news: 'requested' as const, stored, person: actor, brand: contact.brand, text: undefined };
  const additions = [...quotationAdditions(stored), mail, ...(await mailToService(context, act))];
  return new Effect(answer, { changes: [], additions, numbering });
}

async function openCartOf({ db, caller }: Context): Promise<FilledCart | undefined> {
  return (await readCarts(db, caller)).find(({ state }) => state === 'open');
}

type Wish = { readonly articleId: string; readonly quantity: number; readonly note: string | null };

async function linesOf(
  { db, locale, fail }: Context,
  body: Exclude<Asking, { kind: 'free_text' }>,
  cart: FilledCart | undefined,
  { group }: Buyer,
) {
  if (body.kind === 'cart' && (!cart || cart.items.length === 0)) return fail('cart_empty');
  if (body.kind === 'cart' && cart?.version !== body.cartVersion) return fail('cart_changed');
  const wishes: readonly Wish[] =
    body.kind === 'cart'
      ? (cart?.items ?? [])
      : body.items.map((item) => ({ ...item, note: item.note || null }));
  const view = { priceGroupId: group.id, language: languageOf(locale) };
  const ids = [...new Set(wishes.map(({ articleId }) => articleId))];
  const articles = await findArticles(db, view, ids);
  const errors = wishes.flatMap(({ articleId }, index): FieldError[] =>
    articles.has(articleId)
      ? []
      : body.kind === 'cart'
        ? [{ path: `items.${index}`, code: 'article_unavailable' }]
        : [{ path: `items.${index}.articleId`, code: 'invalid_choice' }],
  );
  if (errors.length > 0)
    return fail(body.kind === 'cart' ? 'article_unavailable' : 'article_unknown', { errors });
  return wishes.flatMap((wish) => {
    const article = articles.get(wish.articleId);
    return article ? [lineOf(article, wish)] : [];
  });
}

/** Returns a line at the shop price; the quantity may exceed the shop's maximum. */
function lineOf(article: ArticleRow, { quantity, note }: Wish) {
  const list = priceAt(article, quantity);
  return {
    articleId: article.id,
    number: article.number,
    name: article.name,
    quantity,
    note,
    pictureKey: article.pictureKeys[0] ?? null,
    listNet: list.net,
    listGross: list.gross,
    taxRate: article.taxRate,
    isShipped: article.kind === 'hardware',
  };
}
