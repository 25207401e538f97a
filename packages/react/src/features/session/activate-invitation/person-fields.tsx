import type { Invitation } from '@foyer/contract/employees/employees.schema';
import { languageName } from '@foyer/core';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { NewPasswordField } from '../../../domain/password/new-password-field.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { useEnvironment } from '../../../provider/use-environment.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import { useLocale } from '../../../provider/use-session.ts';
import * as css from './activate-invitation.css.ts';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';

const salutations = ['NO_SALUTATION', 'MRS', 'MR'] as const;

export interface PersonFieldsProps {
  readonly form: FormState;
  /** Values that the invitation contains. */
  readonly known?: Pick<Invitation, 'salutation' | 'firstName' | 'lastName'> | undefined;
}

/** The fields for name, language, password and consent. */
export function PersonFields({ form, known }: PersonFieldsProps) {
  const { t } = useActivateInvitationMessages();
  const { error } = form;
  return (
    <>
      <Select
        name="salutation"
        defaultValue={known?.salutation ?? 'NO_SALUTATION'}
        label={t('session.activate-invitation.salutation')}
        options={salutations.map((value) => ({
          value,
          label: t(`session.activate-invitation.salutation.${value}`),
        }))}
        error={error('salutation')}
      />
      <div className={css.names}>
        <TextField
          name="firstName"
          required
          autoComplete="given-name"
          defaultValue={known?.firstName ?? ''}
          label={t('session.activate-invitation.first-name')}
          error={error('firstName')}
        />
        <TextField
          name="lastName"
          required
          autoComplete="family-name"
          defaultValue={known?.lastName ?? ''}
          label={t('session.activate-invitation.last-name')}
          error={error('lastName')}
        />
      </div>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('session.activate-invitation.phone')}
        labelEnd={t('base.optional')}
        error={error('phone')}
      />
      <LanguageField error={error('locale')} />
      <NewPasswordField
        name="password"
        label={t('session.activate-invitation.password')}
        error={error('password')}
      />
      <Agreement error={error('acceptTerms')} />
    </>
  );
}

/** The language of the account, used for its e-mails and after each sign-in. */
function LanguageField({ error }: { readonly error: string | undefined }) {
  const { t } = useActivateInvitationMessages();
  const { code, supported } = useLocale();
  const codes = supported.includes(code) ? supported : [code, ...supported];
  return (
    <Select
      key={code}
      name="locale"
      defaultValue={code}
      label={t('session.activate-invitation.language')}
      options={codes.map((value) => ({ value, label: languageName(value) }))}
      error={error}
    />
  );
}

/** The consent, with links to the brand's terms and privacy policy. */
function Agreement({ error }: { readonly error: string | undefined }) {
  const { t } = useActivateInvitationMessages();
  const environment = useEnvironment();
  const safe = useMediaUrl();
  const pages = [
    ['terms', safe(environment?.termsUrl)],
    ['privacy', safe(environment?.privacyUrl)],
  ] as const;
  return (
    <div className={css.fields}>
      <Checkbox
        name="acceptTerms"
        required
        label={t('session.activate-invitation.accept')}
        error={error && t('session.activate-invitation.accept-required')}
      />
      <div className={css.pages}>
        {pages.map(
          ([name, href]) =>
            href && (
              <a
                key={name}
                className={css.page}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                part="link"
              >
                {t(`session.activate-invitation.${name}`)}
              </a>
            ),
        )}
      </div>
    </div>
  );
}
