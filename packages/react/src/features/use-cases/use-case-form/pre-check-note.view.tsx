import { Alert } from '@foyer/ui/alert/alert.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './use-case-form.css.ts';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';
import type { PreCheck } from './use-pre-check.ts';

/** The usual date of completion, and a warning about a duplicate. Its line is reserved before the answer arrives. */
export function PreCheckNote({ preCheck }: { readonly preCheck: PreCheck | null }) {
  const { t } = useUseCaseFormMessages();
  const format = useFormat();
  const { duplicateOf = null, expectedOn = null } = preCheck ?? {};
  return (
    <div className={css.fields}>
      <p className={css.hint}>
        {expectedOn
          ? t('use-cases.use-case-form.review.expected', { date: format.date(expectedOn) })
          : '\u00a0'}
      </p>
      {duplicateOf && (
        <Alert tone="info">
          {t('use-cases.use-case-form.review.twin', {
            number: duplicateOf.number,
            date: format.date(duplicateOf.submittedAt),
          })}
        </Alert>
      )}
    </div>
  );
}
