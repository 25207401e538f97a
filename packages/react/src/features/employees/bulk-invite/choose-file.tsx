import { bulkInviteFiles, bulkInviteSchema, sampleEmail } from '@foyer/contract/employees/bulk-invite.schema';
import { languageName } from '@foyer/contract/language-name';
import { languages } from '@foyer/contract/languages';
import type { Role } from '@foyer/contract/roles';
import { openDrafts } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { useId } from 'react';
import type { InferOutput } from 'valibot';
import { Form } from '../../../form/form.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, useUserInfo } from '../../../provider/use-session.ts';
import { RoleBoxes } from '../person-words/role-boxes.view.tsx';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { readRows } from './bulk-row.ts';
import { Running } from './running.view.tsx';
import { saveRows } from './save-rows.ts';
import { type BulkInvite, optionsKey } from './use-bulk-invite.ts';
import { useInvitationColumns } from './use-invitation-columns.ts';

export interface BulkStepProps {
  readonly invite: BulkInvite;
  /** The roles that the user may grant. */
  readonly roles: readonly Role[];
}

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** The template, the file, and the options for all of its rows. */
export function ChooseFile({ invite, roles }: BulkStepProps) {
  const { t } = useBulkInviteMessages();
  const sdk = useSdk();
  const uploads = useUploads(bulkInviteFiles.file);
  const form = useForm({
    schema: bulkInviteSchema,
    read: (data) => ({
      dryRun: true,
      defaultRoles: data.getAll('defaultRoles'),
      defaultLocale: data.get('defaultLocale') || undefined,
      message: data.get('message') || undefined,
    }),
    draftKey: optionsKey,
    check: () => uploads.check('file'),
    submit: (body: InferOutput<typeof bulkInviteSchema>) => {
      const [file] = uploads.files as [File];
      const { defaultRoles = [], defaultLocale, message = '' } = body;
      return invite.check({ file, defaultRoles, defaultLocale, message });
    },
    // nothing is sent yet: keep the options for another file
    onSuccess: (_, { defaultRoles = [], defaultLocale = '', message = '' }) =>
      openDrafts(sdk).save(optionsKey, { defaultRoles, defaultLocale, message }),
  });
  const isChecking = invite.running !== null;
  return (
    <>
      <Template roles={roles} />
      <Form form={form} className={css.form} aria-label={t('employees.bulk-invite.title.choose')}>
        <Card title={t('employees.bulk-invite.file')}>
          <div className={css.fields}>
            <UploadField
              name="file"
              label={t('employees.bulk-invite.file.label')}
              description={t('employees.bulk-invite.file.help')}
              rule={bulkInviteFiles.file}
              uploads={uploads}
              error={form.error('file')}
            />
            <RoleBoxes
              name="defaultRoles"
              label={t('employees.bulk-invite.default-roles')}
              help={t('employees.bulk-invite.default-roles.help')}
              roles={roles}
              error={form.error('defaultRoles')}
            />
            <Select
              name="defaultLocale"
              label={t('employees.bulk-invite.default-language')}
              description={t('employees.bulk-invite.default-language.help')}
              defaultValue={form.draft.initial('defaultLocale') ?? ''}
              placeholder={t('employees.bulk-invite.own-language')}
              options={languages.map(({ locale }) => ({ value: locale, label: languageName(locale) }))}
              error={form.error('defaultLocale')}
            />
            <TextArea
              name="message"
              rows={3}
              label={t('employees.bulk-invite.message')}
              labelEnd={t('base.optional')}
              error={form.error('message')}
            />
          </div>
        </Card>
        {isChecking && <Running invite={invite} />}
        <div className={css.actions}>
          <Button
            type="submit"
            size="large"
            isLoading={isChecking}
            loadingLabel={t('employees.bulk-invite.checking')}
            part="submit"
          >
            {t('employees.bulk-invite.check')}
          </Button>
          <span className={page.muted}>{t('employees.bulk-invite.check.help')}</span>
        </div>
      </Form>
    </>
  );
}

/** A description of the file's format, with a template to download. */
function Template({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useBulkInviteMessages();
  const { tag, code } = useLocale();
  const id = useId();
  const columns = useInvitationColumns();
  const { data: info } = useUserInfo();
  const salutations = (['MRS', 'MR', 'NO_SALUTATION'] as const).map((value) =>
    t(`base.person.salutation.${value}`),
  );
  const [salutation = ''] = salutations;
  const sample = readRows(
    [
      {
        line: 2,
        email: sampleEmail,
        salutation,
        firstName: 'Erika',
        lastName: 'Muster',
        roles: roles.slice(0, 2),
        company: info?.company?.name ?? null,
        locale: languageName(code),
        isCorrected: false,
        result: 'ready',
        errors: [],
      },
    ],
    {},
  );
  const lists = [
    [t('employees.roles'), roles.map((role) => t(`employees.role.${role}`))],
    [t('base.person.salutation'), salutations],
    [t('employees.bulk-invite.language'), languages.map(({ locale }) => languageName(locale))],
  ] as const;
  return (
    <Card title={t('employees.bulk-invite.template')}>
      <p className={page.muted}>
        {t('employees.bulk-invite.template.text', { column: t('employees.email') })}
      </p>
      <div className={css.templates} part="template">
        {formats.map(([format, name]) => (
          <Button
            key={format}
            variant="secondary"
            icon={<DownloadIcon size={18} />}
            onClick={() =>
              void saveRows(sample, {
                format,
                tag,
                columns,
                name: t('employees.bulk-invite.template.file'),
                title: t('employees.bulk-invite.template'),
              })
            }
          >
            {t('employees.bulk-invite.template.download', { format: name })}
          </Button>
        ))}
      </div>
      <details className={css.more}>
        <summary className={css.summary} id={id}>
          {t('employees.bulk-invite.template.roles')}
        </summary>
        <dl className={css.codes} aria-labelledby={id}>
          {lists.map(([list, words]) => (
            <div key={list} className={css.code}>
              <dt>{list}</dt>
              <dd className={page.detail}>{words.join(' | ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
