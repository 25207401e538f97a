import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { ShowOverview } from './show-overview.ts';
import * as css from './use-case-form.css.ts';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';

export interface ConfirmationProps {
  readonly submission: Submission;
  /** Additional text of this request, such as that the card is blocked. */
  readonly note: string | null;
  readonly onAgain: () => void;
  readonly onOverview?: ShowOverview | undefined;
  readonly hasOverview: boolean;
}

/** The confirmation: the number of the submission and links onward. */
export function Confirmation({ submission, note, onAgain, onOverview, hasOverview }: ConfirmationProps) {
  const { t } = useUseCaseFormMessages();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(title.current), []);
  return (
    <Card>
      <div className={css.confirmation} part="confirmation">
        <span className={css.confirmationMark}>
          <CheckIcon size={28} />
        </span>
        <h2 className={css.confirmationTitle} ref={title} tabIndex={-1}>
          {t('use-cases.use-case-form.confirmation.title')}
        </h2>
        {note && <p>{note}</p>}
        <p className={css.muted}>{t('use-cases.use-case-form.confirmation.number')}</p>
        <p className={css.confirmationNumber} part="number">
          {submission.number}
        </p>
        <p className={css.muted}>
          {t('use-cases.use-case-form.confirmation.date', { date: format.dateTime(submission.submittedAt) })}
        </p>
        <div className={css.actions}>
          {hasOverview && (
            <WidgetLink
              target={{ route: 'use-cases', query: { open: submission.id } }}
              className={buttonClass({})}
              {...(onOverview && { onLocal: () => onOverview(submission.id) })}
            >
              {t('use-cases.use-case-form.confirmation.request')}
            </WidgetLink>
          )}
          <Button variant="secondary" onClick={onAgain}>
            {t('use-cases.use-case-form.confirmation.again')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
