import type { Address, Role } from '@foyer/contract';
import type { BulkInviteColumn } from '@foyer/contract/employees/bulk-invite.schema';
import { foldText } from '@foyer/contract/fold-text';
import { isLanguageCode, languageCodes, languages } from '@foyer/contract/languages';
import { roles } from '@foyer/contract/roles';
import { localeOf } from '../../languages/language.ts';
import { employeeTexts } from '../mail/employee-texts.ts';

/** Reduces a word to the letters and digits that are compared, without accents. */
const bare = (word: string): string => foldText(word).replace(/[^\p{L}\p{N}]/gu, '');

/** Names of the columns in files, in the languages of the portal, as {@link bare} returns them. */
const columnNames: Readonly<Record<BulkInviteColumn, readonly string[]>> = {
  email: [
    'email',
    'mail',
    'emailadresse',
    'mailadresse',
    'emailaddress',
    'adresseemail',
    'courriel',
    'correo',
    'correoelectronico',
  ],
  salutation: ['salutation', 'anrede', 'title', 'civilite', 'tratamiento'],
  firstName: ['firstname', 'vorname', 'givenname', 'prenom', 'nombre'],
  lastName: ['lastname', 'nachname', 'familienname', 'surname', 'name', 'nom', 'apellido', 'apellidos'],
  roles: ['roles', 'role', 'rollen', 'rolle', 'rol', 'permissions', 'rechte'],
  company: ['company', 'firma', 'unternehmen', 'gesellschaft', 'entreprise', 'societe', 'empresa'],
  locale: ['locale', 'language', 'sprache', 'langue', 'idioma'],
};

/** Returns the column that a heading names; undefined for an unknown heading. */
export function columnOf(heading: string): BulkInviteColumn | undefined {
  const name = bare(heading);
  return (Object.keys(columnNames) as BulkInviteColumn[]).find((column) =>
    columnNames[column].includes(name),
  );
}

const salutations: ReadonlyMap<string, Address['salutation']> = new Map(
  Object.entries<Address['salutation']>({
    mr: 'MR',
    herr: 'MR',
    m: 'MR',
    monsieur: 'MR',
    sr: 'MR',
    senor: 'MR',
    mrs: 'MRS',
    ms: 'MRS',
    miss: 'MRS',
    frau: 'MRS',
    mme: 'MRS',
    madame: 'MRS',
    sra: 'MRS',
    senora: 'MRS',
    family: 'FAMILY',
    familie: 'FAMILY',
    famille: 'FAMILY',
    familia: 'FAMILY',
    company: 'COMPANY',
    firma: 'COMPANY',
    entreprise: 'COMPANY',
    empresa: 'COMPANY',
    nosalutation: 'NO_SALUTATION',
    keine: 'NO_SALUTATION',
    none: 'NO_SALUTATION',
    divers: 'NO_SALUTATION',
  }),
);

/** Returns the salutation for a word in any language of the portal; undefined for an unknown word. */
export const salutationOf = (word: string): Address['salutation'] | undefined =>
  word === '' ? 'NO_SALUTATION' : salutations.get(bare(word));

/** Names of each role in the languages of the portal, as {@link bare} returns them, by which files may name it. */
const roleNames: ReadonlyMap<string, Role> = new Map(
  roles.flatMap((role) =>
    [
      role,
      role.replace(/^ROLE_/, ''),
      ...languageCodes.map((code) => employeeTexts(code, `role.${role}`)),
    ].map((name): [string, Role] => [bare(name), role]),
  ),
);

/** Returns the role of a code with or without `ROLE_`, or of its name in any language of the portal; undefined for an unknown word. */
export const roleOf = (word: string): Role | undefined => roleNames.get(bare(word));

/** Splits a cell with several roles into words. The name of a role may contain a comma. */
export const roleWords = (cell: string): string[] =>
  cell
    .split(/[;|\n]/)
    .flatMap((part) => (roleOf(part) ? [part] : part.split(/[,/]/)))
    .map((word) => word.trim())
    .filter(Boolean);

/** Names of the portal's languages, with and without their country, in each of these languages, as {@link bare} returns them. */
const languageNames: ReadonlyMap<string, string> = new Map(
  languageCodes.flatMap((reader) => {
    const names = new Intl.DisplayNames([reader], { type: 'language' });
    return languages.flatMap(({ code, locale }) =>
      [code, locale.replace('_', '-')].map((tag): [string, string] => [bare(names.of(tag) ?? tag), locale]),
    );
  }),
);

/**
 * Returns the locale for a language code (`de`, `de-AT`, `EN`) or the name of a language in any language of the portal; undefined for a
 * language that the portal does not support.
 */
export function localeOfWord(word: string): string | undefined {
  const code = word.split(/[_-]/)[0]?.toLowerCase() ?? '';
  return isLanguageCode(code) ? localeOf(code) : languageNames.get(bare(word));
}
