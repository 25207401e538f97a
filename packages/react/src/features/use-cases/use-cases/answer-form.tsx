import { attachmentRule } from '@foyer/contract/upload-limits';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useTransfer } from '../../../form/use-transfer.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

export interface AnswerFormProps {
  readonly submissionId: string;
  /** Whether the service waits for an answer; once it is sent, only the confirmation for screen readers stays. */
  readonly isAwaited: boolean;
}

const loadSchema = () =>
  import('@foyer/contract/use-cases/submission-answer.schema').then(
    (module) => module.submissionAnswerSchema,
  );

/** The answer to the service's question about a request, with files; both are sent in one call. */
export function AnswerForm({ submissionId, isAwaited }: AnswerFormProps) {
  const { t } = useUseCasesMessages();
  const [isSent, setSent] = useState(false);
  return (
    <>
      {isAwaited && <Fields submissionId={submissionId} onSent={() => setSent(true)} />}
      <VisuallyHidden>
        <span role="status">{isSent && !isAwaited && t('use-cases.use-cases.answer.sent')}</span>
      </VisuallyHidden>
    </>
  );
}

interface FieldsProps {
  readonly submissionId: string;
  readonly onSent: () => void;
}

function Fields({ submissionId, onSent }: FieldsProps) {
  const sdk = useSdk();
  const { t } = useUseCasesMessages();
  const uploads = useUploads(attachmentRule);
  const transfer = useTransfer(uploads);
  const { files } = uploads;
  const form = useForm({
    schema: loadSchema,
    read: (data) => ({ text: data.get('text') }),
    draftKey: `use-case.answer.${submissionId}`,
    submit: (body, { idempotencyKey }) =>
      transfer.run((options) =>
        sdk.call('answerSubmission', {
          params: { id: submissionId },
          body,
          files: { file: files },
          idempotencyKey,
          ...options,
        }),
      ),
    isShownElsewhere: transfer.isShownElsewhere,
    onSuccess: () => {
      form.draft.discard();
      uploads.clear();
      onSent();
    },
  });
  return (
    <Form form={form} className={css.answer} aria-label={t('use-cases.use-cases.answer')}>
      <TextArea
        name="text"
        rows={4}
        required
        label={t('use-cases.use-cases.answer')}
        error={form.error('text')}
      />
      <UploadField
        name="file"
        label={t('use-cases.use-cases.answer.files')}
        rule={attachmentRule}
        uploads={uploads}
        transfer={transfer}
        error={form.error('file')}
      />
      <SubmitButton
        className={css.send}
        form={form}
        label={t('use-cases.use-cases.answer.send')}
        part="send-answer"
      />
    </Form>
  );
}
