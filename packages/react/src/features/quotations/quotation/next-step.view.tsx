import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { daysLeft } from '../days-left.ts';
import type { Answer } from './answer.ts';
import * as css from './next-step.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

export interface NextStepProps {
  readonly quotation: Quotation;
  readonly download: DownloadState;
  readonly onAnswer: (answer: Answer) => void;
  readonly onDownload: () => void;
}

/** The state of the quotation and all actions that are possible now. */
export function NextStep(props: NextStepProps) {
  const { quotation } = props;
  const { t, find } = useQuotationMessages();
  const format = useFormat();
  const { state, order, totals, validUntil, cancelledBy } = quotation;
  const isOpen = state === 'offered' && totals !== null;
  const place = cancelledBy ? `cancelled-by-${cancelledBy}` : state;
  const texts = {
    order: order?.number ?? '',
    date: validUntil ? format.date(validUntil) : '',
  };
  return (
    <section className={css.next} data-open={isOpen ? '' : undefined} part="next">
      <div className={css.words}>
        <h2 className={css.title}>
          {find(
            `quotations.quotation.next.${place}.title`,
            t('quotations.quotation.next.other.title'),
            texts,
          )}
        </h2>
        {isOpen && <Price quotation={quotation} />}
        <p className={page.muted}>
          {find(`quotations.quotation.next.${place}.text`, t('quotations.quotation.next.other.text'), texts)}
        </p>
        {isOpen && <ValidUntil quotation={quotation} />}
      </div>
      <Buttons {...props} />
    </section>
  );
}

function Price({ quotation: { totals, basis } }: Pick<NextStepProps, 'quotation'>) {
  const { t } = useQuotationMessages();
  const format = useFormat();
  if (totals === null) return null;
  return (
    <p className={css.price}>
      {format.money(totals[basis === 'gross' ? 'gross' : 'net'])}{' '}
      <span className={css.basis}>
        {basis === 'gross'
          ? t('base.totals.gross-hint')
          : t('quotations.quotation.next.net', { gross: format.money(totals.gross) })}
      </span>
    </p>
  );
}

function ValidUntil({ quotation }: Pick<NextStepProps, 'quotation'>) {
  const { t } = useQuotationMessages();
  const format = useFormat();
  const days = daysLeft(quotation);
  if (quotation.validUntil === null) return null;
  return (
    <p className={days === null ? page.muted : css.soon}>
      {t('quotations.quotation.valid-until', { date: format.date(quotation.validUntil) })}
      {days !== null && ` (${t('quotations.days-left', { days })})`}
    </p>
  );
}

function Buttons({ quotation, download, onAnswer, onDownload }: NextStepProps) {
  const { t } = useQuotationMessages();
  const { allowedActions, order } = quotation;
  const offered = answerParts.filter((answer) => allowedActions.includes(answer));
  return (
    <div className={css.side}>
      <div className={css.actions} part="actions">
        {order && (
          <WidgetLink
            target={{ route: 'order', params: { id: order.id } }}
            className={buttonClass({})}
            part="to-order"
          >
            {t('quotations.quotation.to-order')}
          </WidgetLink>
        )}
        {offered.map((answer, at) => (
          <Button
            key={answer}
            variant={at === 0 && isMain.has(answer) ? 'primary' : isQuiet.has(answer) ? 'ghost' : 'secondary'}
            onClick={() => onAnswer(answer)}
            part={answer}
          >
            {t(`quotations.quotation.action.${answer}`)}
          </Button>
        ))}
        {allowedActions.includes('download') && (
          <Button
            variant="secondary"
            icon={<DownloadIcon size={18} />}
            isLoading={download.status === 'loading'}
            loadingLabel={t('quotations.quotation.download.loading')}
            onClick={onDownload}
            part="download"
          >
            {t('quotations.quotation.action.download')}
          </Button>
        )}
      </div>
      <DownloadNote download={download} />
    </div>
  );
}

/** Answers in the order of their buttons, which are also the names of the shadow parts; the first possible one is the main button. */
const answerParts = [
  'accept',
  'renew',
  'negotiate',
  'decline',
  'cancel',
] as const satisfies readonly Answer[];
const isMain: ReadonlySet<Answer> = new Set(['accept', 'renew']);
const isQuiet: ReadonlySet<Answer> = new Set(['decline', 'cancel']);

function DownloadNote({ download }: Pick<NextStepProps, 'download'>) {
  const { t } = useQuotationMessages();
  const { errorText } = useErrorText();
  return (
    <p className={page.small} role="status">
      {download.status === 'done' && t('quotations.quotation.download.done')}
      {download.status === 'failed' && errorText(download.error)}
    </p>
  );
}
