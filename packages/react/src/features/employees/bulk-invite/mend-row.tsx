import { salutations } from '@foyer/contract/address';
import { languageName } from '@foyer/contract/language-name';
import { languages } from '@foyer/contract/languages';
import type { Role } from '@foyer/contract/roles';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { RoleBoxes } from '../person-words/role-boxes.view.tsx';
import { useKnownCompanies } from '../use-known-companies.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import type { BulkRow, RowFields } from './bulk-row.ts';

export interface MendRowProps {
  readonly row: BulkRow;
  readonly roles: readonly Role[];
  readonly onMend: (line: number, fields: Partial<RowFields>) => void;
}

/** The form of one row, with all of its fields. */
export function MendRow({ row, roles, onMend }: MendRowProps) {
  const { t } = useBulkInviteMessages();
  const { fieldText } = useErrorText();
  const { line, fields, errors, result, isTouched } = row;
  const companies = useKnownCompanies();
  const error = (path: keyof RowFields) => {
    const found = errors.find((one) => one.path === path);
    return found && fieldText(found.code, { limit: path === 'email' ? 254 : 80 });
  };
  const field = (name: Exclude<keyof RowFields, 'roles'>) => ({
    name: `${line}.${name}`,
    value: fields[name],
    error: error(name),
    autoComplete: 'off',
    onValueChange: (value: string) => onMend(line, { [name]: value }),
  });
  return (
    <section className={css.mendRow} part="result-row" aria-label={t('employees.bulk-invite.line', { line })}>
      <p className={css.mendHead}>
        <span>{t('employees.bulk-invite.line', { line })}</span>
        {isTouched ? (
          <Badge tone="info">{t('employees.bulk-invite.mend.touched')}</Badge>
        ) : (
          <Badge tone={result === 'invalid' ? 'danger' : result === 'ready' ? 'success' : 'neutral'}>
            {t(`employees.bulk-invite.result.${result}`)}
          </Badge>
        )}
      </p>
      <div className={css.mendFields}>
        <TextField {...field('email')} type="email" label={t('employees.email')} />
        <TextField {...field('firstName')} label={t('base.person.first-name')} />
        <TextField {...field('lastName')} label={t('base.person.last-name')} />
        <Select
          {...field('salutation')}
          label={t('base.person.salutation')}
          options={withKnown(
            fields.salutation,
            salutations.map((value) => ({
              value,
              label: t(`base.person.salutation.${value}`),
            })),
          )}
          placeholder={t('base.person.salutation.NO_SALUTATION')}
        />
        {(companies.length > 1 || fields.company !== '') && (
          <Select
            {...field('company')}
            label={t('employees.company')}
            options={withKnown(
              fields.company,
              companies.map(({ name }) => ({ value: name, label: name })),
            )}
            placeholder={t('employees.bulk-invite.own-company')}
          />
        )}
        <Select
          {...field('locale')}
          value={localeOf(fields.locale)}
          label={t('base.person.language')}
          options={withKnown(
            localeOf(fields.locale),
            languages.map(({ locale }) => ({ value: locale, label: languageName(locale) })),
          )}
          placeholder={t('employees.bulk-invite.own-language')}
        />
      </div>
      <RoleBoxes
        label={t('employees.roles')}
        roles={[...new Set([...roles, ...fields.roles])]}
        chosen={fields.roles}
        error={error('roles')}
        onChange={(chosen) => onMend(line, { roles: chosen })}
      />
    </section>
  );
}

/** Returns the locale of a language; a file may also name it by its code alone, such as `de`. */
const localeOf = (written: string) =>
  languages.find(({ code }) => code === written.toLowerCase())?.locale ?? written;

/** Adds the value of the file to the options if they lack it, so that the select does not hide an invalid value. */
const withKnown = (value: string, options: readonly { readonly value: string; readonly label: string }[]) =>
  value === '' || options.some((one) => one.value === value)
    ? options
    : [{ value, label: value }, ...options];
