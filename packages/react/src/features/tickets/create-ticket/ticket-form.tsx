import type { AssociationKind } from '@foyer/contract/tickets/ticket-states';
import type { createTicketSchema, Ticket, TicketCategory } from '@foyer/contract/tickets/tickets.schema';
import { attachmentRule } from '@foyer/contract/upload-limits';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { TicketTextFields } from '../ticket-text-fields.tsx';
import { useTextThenFiles } from '../use-text-then-files.ts';
import * as css from './create-ticket.css.ts';
import { useCreateTicketMessages } from './create-ticket.messages.ts';

/** The record a ticket is about, given by the page's address or the element's attributes. */
export interface About {
  readonly kind: AssociationKind;
  readonly id: string;
  readonly label: string;
}

export interface TicketFormProps {
  readonly about: About | null;
  readonly onSent: (ticket: Ticket) => void;
}

const loadSchema = () =>
  import('@foyer/contract/tickets/tickets.schema').then((module) => module.createTicketSchema);

/** Loads the topics, then renders the form. */
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

/** The form; it sends the ticket first, then its files. */
function LoadedForm({ about, categories, onSent }: LoadedFormProps) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { t } = useCreateTicketMessages();
  const [association, setAssociation] = useState(about);
  const message = useTextThenFiles<InferOutput<typeof createTicketSchema>, Ticket>({
    sendWords: (body, send) => sdk.call('createTicket', { body, query: { locale }, ...send }),
    onWords: () => form.draft.discard(),
    sendFiles: ({ id }, { files, ...send }) =>
      sdk.call('uploadTicketFile', { params: { id }, files: { file: files }, ...send }),
  });
  const form = useForm({
    schema: loadSchema,
    read: (data) =>
      message.sent ?? {
        subject: data.get('subject'),
        description: data.get('description'),
        categoryId: data.get('categoryId') || undefined,
        ...(association ? { association: { kind: association.kind, id: association.id } } : {}),
      },
    draftKey: about ? `ticket.create.${about.kind}.${about.id}` : 'ticket.create',
    submit: message.submit,
    isShownElsewhere: message.transfer.isShownElsewhere,
    onSuccess: onSent,
  });
  return (
    <div onPaste={message.onPaste}>
      <Form form={form} className={css.form} aria-label={t('tickets.create-ticket.title')}>
        <Card title={t('tickets.create-ticket.card')}>
          <div className={css.fields}>
            {message.sent ? (
              <p className={css.about} role="status" part="words-sent">
                {t('tickets.create-ticket.words-sent')}
                {!message.transfer.isRunning && ` ${t('tickets.create-ticket.send-files-again')}`}
              </p>
            ) : (
              <Words
                form={form}
                categories={categories}
                association={association}
                onRemove={() => setAssociation(null)}
              />
            )}
            <UploadField
              name="file"
              label={t('tickets.file.label')}
              rule={attachmentRule}
              uploads={message.uploads}
              transfer={message.transfer}
              error={form.error('file')}
            />
          </div>
        </Card>
        <div className={css.actions}>
          <SubmitButton size="large" form={form} label={t('tickets.create-ticket.send')} />
        </div>
      </Form>
    </div>
  );
}

interface WordsProps {
  readonly form: FormState;
  readonly categories: readonly TicketCategory[];
  readonly association: About | null;
  readonly onRemove: () => void;
}

/** The fields of the ticket: record, topic, subject and description. */
function Words({ form, categories, association, onRemove }: WordsProps) {
  const { t } = useCreateTicketMessages();
  const suggested = categories.find((one) => association && one.associationKinds.includes(association.kind));
  return (
    <>
      {association && (
        <p className={css.about} part="about">
          <span>{t(`tickets.create-ticket.about.${association.kind}`, { label: association.label })}</span>
          <Button size="small" variant="ghost" onClick={onRemove}>
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
      <TicketTextFields
        form={form}
        labels={{
          subject: t('tickets.create-ticket.subject'),
          description: t('tickets.create-ticket.description'),
          help: t('tickets.create-ticket.description-help'),
        }}
      />
    </>
  );
}
