import type { KeyboardEvent } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { pageSteps } from './page-window.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Returns the name of a page's button, such as "Seite 3". */
  readonly pageLabel: (page: number) => string;
  /** Name of the field for a page number, shown from 8 pages on; without it there is no such field. */
  readonly jumpLabel?: string;
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages that can be jumped to; if unknown, leave it out and set `hasNext`. */
  readonly pageCount?: number | undefined;
  /** There are pages beyond `pageCount`, which are reached one by one. @default false */
  readonly hasMore?: boolean;
  readonly hasNext?: boolean;
  readonly onPageChange: (page: number) => void;
  /** Number of offered pages around the current one. @default 3 */
  readonly length?: number;
}

/** Number of pages from which typing a number is faster than finding the page. */
const many = 8;

/** Pagination with the first page, those around the current one and the last; draws nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, length = 3, hasMore = false, jumpLabel } = props;
  const hasNext = pageCount === undefined || hasMore ? props.hasNext === true : page < pageCount;
  if (page <= 1 && !hasNext) return null;
  const steps = pageCount === undefined ? [page] : pageSteps(page, pageCount, length, hasMore);
  return (
    <nav aria-label={props.label} className={css.pagination} part="pagination">
      <ul className={css.list}>
        <li>
          <button
            type="button"
            className={css.page}
            aria-label={props.previousLabel}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronStartIcon size={18} />
          </button>
        </li>
        {steps.map((step, at) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only by their position
            <li key={`gap${at}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <button
                type="button"
                className={css.page}
                aria-label={props.pageLabel(step)}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => step !== page && onPageChange(step)}
              >
                {step}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            className={css.page}
            aria-label={props.nextLabel}
            disabled={!hasNext}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronEndIcon size={18} />
          </button>
        </li>
      </ul>
      {jumpLabel !== undefined && pageCount !== undefined && pageCount >= many && (
        <PageField label={jumpLabel} page={page} pageCount={pageCount} onPageChange={onPageChange} />
      )}
    </nav>
  );
}

interface PageFieldProps extends Pick<PaginationProps, 'page' | 'onPageChange'> {
  readonly label: string;
  readonly pageCount: number;
}

/** Field for a page number; Enter goes to that page, or to the nearest existing one. */
function PageField({ label, page, pageCount, onPageChange }: PageFieldProps) {
  const jump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const wanted = Number.parseInt(event.currentTarget.value, 10);
    if (!(wanted >= 1)) return;
    event.currentTarget.value = '';
    const next = Math.min(wanted, pageCount);
    if (next !== page) onPageChange(next);
  };
  return (
    <label className={css.jump}>
      <span>{label}</span>
      <input
        className={css.field}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        onKeyDown={jump}
        part="jump"
      />
    </label>
  );
}
