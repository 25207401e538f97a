import type { Role } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';
import { email as emailSchema } from '@foyer/contract/email';
import type {
  BulkInviteColumn,
  BulkInviteRow,
  BulkInviteRowCode,
  RowCorrection,
} from '@foyer/contract/employees/bulk-invite.schema';
import { foldText } from '@foyer/contract/fold-text';
import { tidyEntry } from '@foyer/contract/tidy-entry';
import { tidyLine } from '@foyer/contract/tidy-text';
import * as v from 'valibot';
import type { Grants } from '../delegation.repo.ts';
import type { Invitee } from '../invite/plan-invitations.ts';
import type { ScopeCompany } from '../list-scope.repo.ts';
import { localeOfWord, roleOf, roleWords, salutationOf } from './file-words.ts';

/** Cells of a row by column. */
export type RowWords = Readonly<Partial<Record<BulkInviteColumn, string>>> & {
  readonly line: number;
  readonly isCorrected: boolean;
};

/** Context in which rows are validated. */
export interface Rules {
  readonly scope: readonly ScopeCompany[];
  readonly ownCompanyId: string | null;
  readonly mayGrant: Grants;
  readonly defaultRoles: readonly Role[];
  readonly locale: string;
}

/** Row with its errors, and the person to invite; `invitee` is null where the row has errors. */
export interface JudgedRow {
  readonly shown: Omit<BulkInviteRow, 'result'>;
  readonly invitee: Invitee | null;
}

type Faults = BulkInviteRow['errors'];

/** Replaces cells of the file by the user's corrections. */
export function corrected(words: RowWords, correction: RowCorrection | undefined): RowWords {
  if (!correction) return words;
  const { line, roles, ...rest } = correction;
  const mended = Object.fromEntries(
    Object.entries({ ...rest, roles: roles?.join(', ') }).filter(([, value]) => value !== undefined),
  );
  return { ...words, ...mended, line, isCorrected: true };
}

/** Whether a name could be a spreadsheet formula, or contains characters that names do not have. */
const isNoName = (name: string): boolean => /^[\s'"]*[=+\-@＝＋－＠]|[\p{Cc}\uFFFD<>]/u.test(name);

export function judgeRow(words: RowWords, rules: Rules): JudgedRow {
  const faults: { path: BulkInviteColumn; code: BulkInviteRowCode }[] = [];
  const cell = (column: BulkInviteColumn) => tidyLine(words[column] ?? '').trim();
  const fault = (path: BulkInviteColumn, code: BulkInviteRowCode) => {
    if (!faults.some((one) => one.path === path)) faults.push({ path, code });
  };
  const address = judgeEmail(cell('email'), fault);
  for (const column of ['firstName', 'lastName'] as const) {
    if (cell(column).length > 80) fault(column, 'max_length');
    if (isNoName(cell(column))) fault(column, 'excluded_character');
  }
  const salutation = salutationOf(tidyEntry(cell('salutation')));
  if (!salutation) fault('salutation', 'invalid_choice');
  const language = tidyEntry(cell('locale'));
  const locale = language === '' ? rules.locale : localeOfWord(language);
  if (!locale) fault('locale', 'invalid_choice');
  const company = companyOf(cell('company'), rules);
  if (!company) fault('company', 'company_unknown');
  const roles = judgeRoles(words.roles ?? '', rules, fault);
  const [firstName, lastName] = [cell('firstName'), cell('lastName')];
  const isFine = faults.length === 0 && address && salutation && locale && company;
  return {
    shown: toShown(words, roles.shown, faults),
    invitee: isFine
      ? { email: address, salutation, firstName, lastName, roles: roles.known, company, locale }
      : null,
  };
}

function judgeEmail(
  text: string,
  fault: (path: 'email', code: BulkInviteRowCode) => void,
): string | undefined {
  const parsed = v.safeParse(emailSchema, text);
  if (parsed.success) return parsed.output;
  const code = parsed.issues[0].message;
  fault('email', code === 'required' || code === 'max_length' ? code : 'email');
  return undefined;
}

function judgeRoles(
  text: string,
  { mayGrant, defaultRoles }: Rules,
  fault: (path: 'roles', code: BulkInviteRowCode) => void,
): { readonly known: readonly Role[]; readonly shown: readonly string[] } {
  const words = roleWords(text);
  const found = words.length === 0 ? [...defaultRoles] : words.map((word) => roleOf(word) ?? word);
  const shown = [...new Set(found)].slice(0, 20);
  const known = shown.flatMap((word) => roleOf(word) ?? []);
  if (shown.length === 0) fault('roles', 'choose_at_least_one');
  else if (known.length < shown.length) fault('roles', 'invalid_choice');
  else if (known.some((role) => !mayGrant(role))) fault('roles', 'role_not_grantable');
  return { known, shown };
}

/** Finds the company that a row names by number, name or id, within the caller's scope; the caller's own company for an empty cell. */
function companyOf(text: string, { scope, ownCompanyId }: Rules): ScopeCompany | undefined {
  if (text === '') return scope.find(({ id }) => id === ownCompanyId);
  const wanted = foldText(text);
  const number = foldText(tidyEntry(text));
  const named = scope.filter(({ name }) => foldText(name) === wanted);
  return (
    scope.find(({ id, customerNumber }) => id === text || foldText(customerNumber) === number) ??
    // the same name on several companies is ambiguous
    (named.length === 1 ? named[0] : undefined)
  );
}

/** Most characters of a cell that the answer repeats; longer cells are invalid anyway. */
const SHOWN = 260;

function toShown(words: RowWords, roles: readonly string[], errors: Faults): JudgedRow['shown'] {
  const told = (column: BulkInviteColumn) => cutText(tidyLine(words[column] ?? '').trim(), SHOWN) || null;
  return {
    line: words.line,
    email: told('email') ?? '',
    salutation: told('salutation'),
    firstName: told('firstName'),
    lastName: told('lastName'),
    roles: roles.map((role) => cutText(role, SHOWN)),
    company: told('company'),
    locale: told('locale'),
    isCorrected: words.isCorrected,
    errors,
  };
}
