import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import type { FileDropProps } from '@foyer/ui/file-drop/file-drop.tsx';
import { CartIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { type ClipboardEvent, type ReactNode, type Ref, Suspense } from 'react';
import { WidgetBreadcrumb } from '../../../widget/links/widget-breadcrumb.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { mostRows } from './change-rows.ts';
import * as css from './quick-order.css.ts';
import { useQuickOrderMessages } from './quick-order.messages.ts';
import { isBlank, problemOf, type QuickOrderRow, type RowProblem } from './quick-order-row.ts';
import { QuickOrderRowView, type RowActions } from './quick-order-row.view.tsx';
import { problemText } from './row-texts.ts';

// Not needed for typing: loaded after the lines are rendered.
const FileDrop = lazyView<FileDropProps>(
  async () => (await import('@foyer/ui/file-drop/file-drop.tsx')).FileDrop,
);

/** Message about the last action. */
export type QuickOrderNews =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'removed'; readonly count: number; readonly onUndo: () => void }
  | { readonly kind: 'filled'; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string };

export interface QuickOrderViewProps {
  readonly rows: readonly QuickOrderRow[];
  readonly actions: RowActions;
  readonly news: QuickOrderNews | null;
  /** Whether the user has tried to submit: from then on all problems are listed. */
  readonly isChecked: boolean;
  readonly isBusy: boolean;
  /** Reason why the file was refused. */
  readonly fileError: string | undefined;
  readonly draftNote: ReactNode;
  readonly placeRef: Ref<HTMLDivElement>;
  readonly onSubmit: () => void;
  readonly onRemoveAll: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onFocusField: (key: string, field: RowProblem['field']) => void;
}

/** The page of the quick order: lines to type, paste or read from a file, and the button that adds them to the cart. */
export function QuickOrderView(props: QuickOrderViewProps) {
  const { rows, actions, isChecked, isBusy } = props;
  const { t } = useQuickOrderMessages();
  const hasLines = rows.some((row) => !isBlank(row));
  return (
    <div className={css.quickOrder} part="quick-order" ref={props.placeRef}>
      <WidgetBreadcrumb
        steps={[{ label: t('shop.title'), target: { route: 'shop' } }]}
        current={t('shop.quick-order.title')}
      />
      <header className={css.header}>
        <h1 className={css.title} tabIndex={-1}>
          <slot name="heading">{t('shop.quick-order.title')}</slot>
        </h1>
        <p className={css.intro}>{t('shop.quick-order.intro')}</p>
      </header>
      {props.draftNote}
      <News news={props.news} />
      {isChecked && <Problems {...props} />}
      <div className={css.layout}>
        <div className={css.lines} onPasteCapture={props.onPaste}>
          <div className={css.head} aria-hidden="true">
            <span className={css.headArticle}>{t('shop.quick-order.article')}</span>
            <span>{t('shop.quick-order.quantity')}</span>
            <span className={css.headPrice}>{t('shop.quick-order.price')}</span>
          </div>
          <ol className={css.rows} part="lines">
            {rows.map((row, at) => (
              <QuickOrderRowView
                key={row.key}
                row={row}
                line={at + 1}
                isBlank={isBlank(row)}
                isChecked={isChecked}
                actions={actions}
              />
            ))}
          </ol>
          <div className={css.actions}>
            <Button
              icon={<CartIcon size={18} />}
              isLoading={isBusy}
              loadingLabel={t('shop.adding')}
              onClick={props.onSubmit}
              part="submit"
            >
              {t('shop.add')}
            </Button>
            {hasLines && (
              <Button variant="ghost" onClick={props.onRemoveAll} part="remove-all">
                {t('shop.quick-order.remove-all')}
              </Button>
            )}
          </div>
        </div>
        <Suspense fallback={<Skeleton height="196px" />}>
          <FileDrop
            label={t('shop.quick-order.file')}
            accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            files={[]}
            error={props.fileError}
            texts={{
              list: '',
              remove: () => '',
              cancel: '',
              invite: t('shop.quick-order.file-invite'),
              choose: t('shop.quick-order.file-choose'),
              limits: t('shop.quick-order.file-limits', { limit: mostRows }),
            }}
            onAdd={props.onFiles}
            onRemove={() => undefined}
          />
        </Suspense>
      </div>
    </div>
  );
}

function News({ news }: Pick<QuickOrderViewProps, 'news'>) {
  const { t } = useQuickOrderMessages();
  if (news === null) return null;
  if (news.kind === 'failed') return <Alert tone="danger">{news.text}</Alert>;
  if (news.kind === 'filled')
    return (
      <VisuallyHidden>
        <span role="status">{t('shop.quick-order.filled', { count: news.count })}</span>
      </VisuallyHidden>
    );
  if (news.kind === 'removed')
    return (
      <Alert
        actions={
          <Button variant="secondary" size="small" onClick={news.onUndo} part="undo">
            {t('shop.quick-order.undo')}
          </Button>
        }
      >
        {t('shop.quick-order.removed', { count: news.count })}
      </Alert>
    );
  return (
    <Alert
      tone="success"
      actions={
        <WidgetLink target={{ route: 'cart' }} className={buttonClass({})} part="to-cart">
          {t('shop.quick-order.to-cart')}
        </WidgetLink>
      }
    >
      {t('shop.quick-order.added', { count: news.count })}
    </Alert>
  );
}

/** Lists all problems by line; each entry moves the focus to its field. */
function Problems({ rows, onFocusField }: QuickOrderViewProps) {
  const { t } = useQuickOrderMessages();
  const wrong = rows.flatMap((row, at) => {
    const problem = problemOf(row);
    return problem === null ? [] : [{ key: row.key, line: at + 1, problem }];
  });
  if (wrong.length === 0) return null;
  return (
    <Alert tone="danger" title={t('shop.quick-order.problems', { count: wrong.length })}>
      <ul className={css.problems} part="problems">
        {wrong.map(({ key, line, problem }) => (
          <li key={key}>
            <button type="button" className={css.problem} onClick={() => onFocusField(key, problem.field)}>
              {t('shop.quick-order.problem', { line, text: problemText(t, problem) })}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
