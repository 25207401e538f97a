import type { OperationName } from '@foyer/contract/routes';
import { failure, type Result } from './result.ts';

/** Calls whose response is a file. */
const files = /^download|^getOrderInvoice$/;
/** Calls whose response only confirms success. */
const silent =
  /^(setLocale|logout|registerUser|requestPasswordReset|changePassword|endDevice|removeSecondFactor|authorizeOauth2)$/;
/** Calls whose response is not an object with known fields. */
const free = /^listLocales$/;

/**
 * Field by which the response of a call is recognised: a list by its entries, a record by its id. Calls that are missing here return an
 * object without a required field.
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
  [/^(get|update)RoleDelegation$/, 'released'],
  [/^(get|update|toggle|accept|remind|invite)User$|PortalIdentity$|^resetUserSecondFactors$/, 'userId'],
  [
    /^(get(Article|Cart|Invoice|Order|Quotation|Shipment|Submission|Ticket)|(add|remove|order)Cart\w*|updateDeliveryAddress|requestQuotation|(create|update)(Chat)?Ticket(Comment)?|replace\w+|submit\w+|answerSubmission|renameSecondFactor)$/,
    'id',
  ],
];

/** Field that each entry of a list must have, where it is not `id`. */
const entryFields: Readonly<Partial<Record<OperationName, string>>> = {
  listCountries: 'code',
  listDashboardUseCases: 'kind',
  listFleetManagerRoles: 'role',
  listUsers: 'userId',
  getMailChoices: 'kind',
  updateMailChoice: 'kind',
};

/** Kinds of responses. */
export type AnswerKind = 'file' | 'nothing' | 'object' | 'anything';

/** Returns the kind of response of a call. A test compares this function and the two below with the contract. */
export const answerKind = (name: OperationName): AnswerKind => {
  if (files.test(name)) return 'file';
  if (silent.test(name)) return 'nothing';
  return free.test(name) ? 'anything' : 'object';
};

/** Returns the field that a response must have; undefined where none is required. */
export const answerField = (name: OperationName): string | undefined =>
  answerKind(name) === 'object' ? fields.find(([calls]) => calls.test(name))?.[1] : undefined;

/** Returns the field that each entry of a list must have. */
export const entryField = (name: OperationName): string => entryFields[name] ?? 'id';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object has a field. An id is a text, or a number from other backends. */
function hasField(value: unknown, field: string): boolean {
  const found = isObject(value) ? value[field] : undefined;
  return (
    found !== undefined &&
    (!/id$/i.test(field) || typeof found === 'number' || (typeof found === 'string' && found !== ''))
  );
}

/**
 * Whether a server's response can be the response of this call. The code that renders it relies on this check, and on the contract for
 * everything else.
 */
export function isAnswerOf(name: OperationName, value: unknown): boolean {
  const kind = answerKind(name);
  if (kind === 'file') return value instanceof Blob && !value.type.startsWith('text/html');
  // not JSON
  if (value instanceof Blob || typeof value === 'string') return false;
  if (kind === 'nothing') return true;
  if (kind === 'anything') return value !== undefined && value !== null;
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

/**
 * Returns a response as it is, or a failure if it cannot be a response of this call, for example of a proxy, a gateway, or the login page
 * of a Wi-Fi network.
 */
export const checkAnswer = (name: OperationName, value: unknown, response: Response): Result<unknown> =>
  isAnswerOf(name, value)
    ? { ok: true, value }
    : failure('internal_error', response.status, { requestId: response.headers.get('x-request-id') });
