import type { KeyboardEvent } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { pageSteps } from './page-window.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps {
  /** The name of the navigation. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The name of a page's button, such as "Seite 3". */
  readonly pageLabel: (page: number) => string;
  /** The name of the field for the number of a page, which many pages have; without it there is none. */
  readonly jumpLabel?: string;
  /** From 1. */
  readonly page: number;
  /** How many pages can be gone to; leave it out where nobody counted, and say `hasNext`. */
  readonly pageCount?: number | undefined;
  /** There are pages beyond `pageCount`, which are reached one by one. @default false */
  readonly hasMore?: boolean;
  readonly hasNext?: boolean;
  readonly onPageChange: (page: number) => void;
  /** How many pages are offered around the current one. @default 3 */
  readonly length?: number;
}

/** From so many pages on a number is typed sooner than its page is found. */
const many = 8;

/** Goes through pages: the first, those around the current one, the last; draws nothing where there is only one. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: there is a gap before and one behind
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
        <PageField label={jumpLabel} {...{ page, pageCount, onPageChange }} />
      )}
    </nav>
  );
}

interface PageFieldProps extends Pick<PaginationProps, 'page' | 'onPageChange'> {
  readonly label: string;
  readonly pageCount: number;
}

/** A number to type; Enter goes to its page, or to the nearest there is. */
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
