import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import {
  onboardingDocuments,
  onboardingFiles,
  updateOnboardingSchema,
} from '@foyer/contract/onboarding/onboarding.schema';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import type { ClipboardEvent } from 'react';
import type { FormState } from '../../../form/form-state.ts';
import { UploadField } from '../../../form/upload-field.tsx';
import { type Transfer, useTransfer } from '../../../form/use-transfer.ts';
import { type Uploads, useUploads } from '../../../form/use-uploads.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveStep } from './use-save-step.ts';

type Kind = (typeof onboardingDocuments)[number];

/** The step that takes optional proofs as photos or PDFs. New files replace those that were sent before. */
export function DocumentsStep({ slot, onboarding, onAnswer, reload }: StepFormProps<Onboarding>) {
  const save = useSaveStep();
  const uploads: Readonly<Record<Kind, Uploads>> = {
    vehicleRegistration: useUploads(onboardingFiles.vehicleRegistration),
    employerConfirmation: useUploads(onboardingFiles.employerConfirmation),
  };
  const transfer = useTransfer(...Object.values(uploads));
  const send = (body: Parameters<typeof save>[0]) => {
    const files = Object.fromEntries(onboardingDocuments.map((kind) => [kind, uploads[kind].files]));
    return transfer.run((options) => save(body, files, options));
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    if (clipboardData.files.length > 0) uploads.vehicleRegistration.add(clipboardData.files);
  };
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      schema={updateOnboardingSchema}
      read={(data) => ({ remove: data.getAll('remove') })}
      save={send}
      isShownElsewhere={transfer.isShownElsewhere}
    >
      {(form) => (
        <div className={css.fields} onPaste={paste}>
          {onboardingDocuments.map((kind) => (
            <KindFields
              key={kind}
              kind={kind}
              form={form}
              uploads={uploads[kind]}
              transfer={transfer}
              names={onboarding.documents.filter((one) => one.kind === kind).map(({ name }) => name)}
            />
          ))}
        </div>
      )}
    </StepForm>
  );
}

interface KindFieldsProps {
  readonly kind: Kind;
  readonly form: FormState;
  readonly uploads: Uploads;
  readonly transfer: Transfer;
  /** Names of the files that were sent before. */
  readonly names: readonly string[];
}

function KindFields({ kind, form, uploads, transfer, names }: KindFieldsProps) {
  const { t } = useOnboardingMessages();
  return (
    <div className={css.fields}>
      <UploadField
        name={kind}
        label={t(`onboarding.onboarding.document.${kind}`)}
        rule={onboardingFiles[kind]}
        uploads={uploads}
        transfer={transfer}
        error={form.error(kind)}
      />
      {names.length > 0 && (
        <div>
          <p className={css.text}>{t('onboarding.onboarding.document.sent', { names: names.join(', ') })}</p>
          <Checkbox
            name="remove"
            value={kind}
            label={t(`onboarding.onboarding.document.remove.${kind}`)}
            description={t('onboarding.onboarding.document.replaced')}
          />
        </div>
      )}
    </div>
  );
}
