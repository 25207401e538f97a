import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { ReviewRows } from './review-rows.view.tsx';
import type { ReviewRow } from './use-case-definition.ts';
import * as css from './use-case-form.css.ts';
import { useUseCaseFormMessages } from './use-case-form.messages.ts';

export interface ReviewProps {
  /** A group per step. */
  readonly groups: readonly { readonly title: string; readonly rows: readonly ReviewRow[] }[];
  readonly warning: string | null;
  readonly isLocked: boolean;
  readonly onChange: (step: number) => void;
  /** The chosen files. */
  readonly files: ReactNode;
}

/** The review of all values before sending, with a button per step that changes it. */
export function Review({ groups, warning, isLocked, onChange, files }: ReviewProps) {
  const { t } = useUseCaseFormMessages();
  return (
    <div className={css.review} part="review">
      <p className={css.muted}>{t('use-cases.use-case-form.review.text')}</p>
      {groups.map(({ title, rows }, step) => (
        <Card
          key={title}
          title={title}
          headingLevel={3}
          padding="medium"
          actions={
            <Button
              variant="ghost"
              size="small"
              disabled={isLocked}
              aria-label={t('use-cases.use-case-form.change.step', { step: title })}
              onClick={() => onChange(step)}
            >
              {t('use-cases.use-case-form.change')}
            </Button>
          }
        >
          <ReviewRows rows={rows} none={t('use-cases.use-case-form.review.none')} />
        </Card>
      ))}
      {files}
      {warning && (
        <Alert tone="warning" isLive={false}>
          {warning}
        </Alert>
      )}
    </div>
  );
}
