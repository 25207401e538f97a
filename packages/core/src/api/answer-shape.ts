import type { OperationName } from '@foyer/contract/routes';
import { failure, type Result } from './result.ts';

/** Calls whose answer is a file. */
const files = /^download|^getOrderInvoice$/;
/** Calls whose answer says nothing beyond that it worked. */
const silent =
  /^(setLocale|logout|registerUser|requestPasswordReset|changePassword|endDevice|removeSecondFactor|authorizeOauth2)$/;
/** Calls whose answer is no object of known fields. */
const free = /^listLocales$/;

/**
 * The field by which the answer of a call is known for one: a list by its entries, a record by its id. Calls that are missing here answer an
 * object of which no more is asked.
 */
const fields: readonly (readonly [calls: RegExp, field: string])[] = [
  [/^listUseCases$/, 'available'],
  [/^list|^upload|MailChoices?$/, 'items'],
  [/^login$|^refreshSession$|^verifySignIn$|^finish\w+SignIn$|^confirm\w+AtSignIn$/, 'tokens'],
  [/^getUserInfo$/, 'user'],
  [/^getEnvironment$/, 'branding'],
  [/^get(Extended)?Onboarding$/, 'steps'],
  [/^getInvitation$/, 'email'],
  [/^getSecondFactorDemand$/, 'isDemanded'],
  [/^(get|toggle|accept|remind|invite)User$|PortalIdentity$|^resetUserSecondFactors$/, 'userId'],
  [
    /^(get(Article|Cart|Invoice|Order|Quotation|Shipment|Submission|Ticket)|(add|remove|order)Cart\w*|updateDeliveryAddress|requestQuotation|(create|update)(Chat)?Ticket(Comment)?|replace\w+|submit\w+|renameSecondFactor)$/,
    'id',
  ],
];

/** The field of a list's entries that each has; where none stands here it is `id`. */
const entryFields: Readonly<Partial<Record<OperationName, string>>> = {
  listCountries: 'code',
  listDashboardUseCases: 'kind',
  listFleetManagerRoles: 'role',
  listUsers: 'userId',
  getMailChoices: 'kind',
  updateMailChoice: 'kind',
};

/** The kinds of answers that calls have. */
export type AnswerKind = 'file' | 'nothing' | 'object' | 'anything';

/** The kind of answer that a call has. A test compares this and the two functions below with the contract. */
export const answerKind = (name: OperationName): AnswerKind => {
  if (files.test(name)) return 'file';
  if (silent.test(name)) return 'nothing';
  return free.test(name) ? 'anything' : 'object';
};

/** The field an answer must have; undefined where none is asked for. */
export const answerField = (name: OperationName): string | undefined =>
  answerKind(name) === 'object' ? fields.find(([calls]) => calls.test(name))?.[1] : undefined;

/** The field that each entry of a list must have. */
export const entryField = (name: OperationName): string => entryFields[name] ?? 'id';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** An id is a text or, of other backends, a number. */
function hasField(value: unknown, field: string): boolean {
  const found = isObject(value) ? value[field] : undefined;
  return (
    found !== undefined &&
    (!/id$/i.test(field) || typeof found === 'number' || (typeof found === 'string' && found !== ''))
  );
}

/** Whether what a server has answered can be an answer of this call: what draws it relies on that, and on the contract for the rest. */
export function isAnswerOf(name: OperationName, value: unknown): boolean {
  const kind = answerKind(name);
  if (kind === 'file') return value instanceof Blob && !value.type.startsWith('text/html');
  if (kind === 'nothing') return !(value instanceof Blob);
  if (kind === 'anything') return !(value instanceof Blob) && value !== undefined && value !== null;
  if (!isObject(value)) return false;
  const field = answerField(name);
  if (field === undefined) return true;
  if (field === 'items') {
    const { items } = value;
    return Array.isArray(items) && items.every((entry) => hasField(entry, entryField(name)));
  }
  if (field === 'tokens' || field === 'available' || field === 'steps') return Array.isArray(value[field]);
  if (field === 'user') return isObject(value[field]);
  return hasField(value, field);
}

/** An answer as it came, or a failure where it cannot be one of this call: of a proxy, a gateway, or the login page of a Wi-Fi. */
export const checkAnswer = (
  name: OperationName,
  result: Result<unknown>,
  response: Response,
): Result<unknown> =>
  !result.ok || isAnswerOf(name, result.value)
    ? result
    : failure('internal_error', response.status, { requestId: response.headers.get('x-request-id') });
