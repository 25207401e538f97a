import type { Ticket, TicketCategory } from '@foyer/contract/tickets/tickets.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { type ClipboardEvent, useRef, useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { ticketFileRule } from '../ticket-file-rule.ts';
import * as css from './create-ticket.css.ts';
import { useCreateTicketMessages } from './create-ticket.messages.ts';
import type { About } from './create-ticket.tsx';

export interface TicketFormProps {
  readonly about: About | null;
  readonly onSent: (ticket: Ticket) => void;
}

const loadSchema = () =>
  import('@foyer/contract/tickets/tickets.schema').then((module) => module.createTicketSchema);

/** The form once it is known what a ticket may be about. */
export function TicketForm(props: TicketFormProps) {
  const { t } = useCreateTicketMessages();
  const { code: locale } = useLocale();
  const categories = useResource('listTicketCategories', { query: { locale } });
  if (categories.data) return <LoadedForm {...props} categories={categories.data.items} />;
  if (categories.error)
    return <FailedState error={categories.error} onRetry={() => void categories.reload()} />;
  return (
    <SkeletonGroup label={t('base.loading')} className={css.form}>
      <Skeleton height={480} width="100%" />
    </SkeletonGroup>
  );
}

interface LoadedFormProps extends TicketFormProps {
  readonly categories: readonly TicketCategory[];
}

/** The ticket goes first; files that do not arrive are sent again by the same button, and the ticket is not. */
function LoadedForm({ about, categories, onSent }: LoadedFormProps) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { t } = useCreateTicketMessages();
  const uploads = useUploads(ticketFileRule);
  const opened = useRef<Ticket | null>(null);
  const [association, setAssociation] = useState(about);
  const form = useForm({
    schema: loadSchema,
    read: (data) => ({
      ...{ subject: data.get('subject'), description: data.get('description') },
      categoryId: data.get('categoryId') || undefined,
      ...(association ? { association: { kind: association.kind, id: association.id } } : {}),
    }),
    draftKey: about ? `ticket.create.${about.kind}.${about.id}` : 'ticket.create',
    submit: async (body, { idempotencyKey }) => {
      if (opened.current === null) {
        const answer = await sdk.call('createTicket', { body, query: { locale }, idempotencyKey });
        if (!answer.ok) return answer;
        opened.current = answer.value;
      }
      const ticket = opened.current;
      if (uploads.files.length === 0) return { ok: true, value: ticket };
      const answer = await sdk.call('uploadTicketFile', {
        params: { id: ticket.id },
        files: { file: uploads.files },
        onProgress: uploads.setProgress,
        idempotencyKey: `${idempotencyKey}-files`,
      });
      uploads.setProgress(null);
      return answer.ok ? { ok: true, value: ticket } : answer;
    },
    onSuccess: onSent,
  });
  const suggested = categories.find((one) => association && one.associationKinds.includes(association.kind));
  const paste = ({ clipboardData: { files } }: ClipboardEvent) => {
    if (files.length > 0) uploads.add(files);
  };
  return (
    <div onPaste={paste}>
      <Form form={form} className={css.form} aria-label={t('tickets.create-ticket.title')}>
        <Card title={t('tickets.create-ticket.card')}>
          <div className={css.fields}>
            {association && (
              <p className={css.about} part="about">
                <span>
                  {t(`tickets.create-ticket.about.${association.kind}`, { label: association.label })}
                </span>
                <Button size="small" variant="ghost" onClick={() => setAssociation(null)}>
                  {t('tickets.create-ticket.about.remove')}
                </Button>
              </p>
            )}
            <Select
              name="categoryId"
              required
              label={t('tickets.create-ticket.category')}
              placeholder={t('base.choose')}
              defaultValue={form.draft.initial('categoryId') ?? suggested?.id ?? ''}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              error={form.error('categoryId')}
            />
            <TextField
              name="subject"
              required
              maxLength={150}
              autoComplete="off"
              label={t('tickets.create-ticket.subject')}
              error={form.error('subject')}
            />
            <TextArea
              name="description"
              required
              rows={7}
              maxLength={10_000}
              label={t('tickets.create-ticket.description')}
              description={t('tickets.create-ticket.description-help')}
              error={form.error('description')}
            />
            <UploadField
              name="file"
              label={t('tickets.file.label')}
              rule={ticketFileRule}
              uploads={uploads}
              error={form.error('file')}
            />
          </div>
        </Card>
        <div className={css.actions}>
          <Button
            type="submit"
            size="large"
            isLoading={form.isSubmitting}
            loadingLabel={t('base.sending')}
            part="submit"
          >
            {t('tickets.create-ticket.send')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
