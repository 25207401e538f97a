import { Alert } from '@foyer/ui/alert/alert.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './use-case-form.css.ts';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';
import type { PreCheck } from './use-pre-check.ts';

/** The date by which the service promises to complete the request, if it promises one, and a warning about a duplicate. */
export function PreCheckNote({ preCheck }: { readonly preCheck: PreCheck | null }) {
  const { t } = useUseCaseFormMessages();
  const format = useFormat();
  const { duplicateOf = null, expectedOn = null } = preCheck ?? {};
  return (
    <div className={css.fields}>
      {expectedOn && (
        <p className={css.hint}>
          {t('use-cases.use-case-form.review.expected', { date: format.date(expectedOn) })}
        </p>
      )}
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
