import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { pageWindow } from './page-window.ts';
import { list, page as pageClass } from './pagination.css.ts';

export interface PaginationProps {
  /** The name of the navigation. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The name of a page's button, such as "Seite 3". */
  readonly pageLabel: (page: number) => string;
  /** From 1. */
  readonly page: number;
  /** How many pages there are; leave it out where nobody counted, and say `hasNext`. */
  readonly pageCount?: number | undefined;
  readonly hasNext?: boolean;
  readonly onPageChange: (page: number) => void;
  /** How many pages are offered at once. @default 3 */
  readonly length?: number;
}

/** Goes through pages; draws nothing where there is only one. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, length = 3 } = props;
  const hasNext = pageCount === undefined ? props.hasNext === true : page < pageCount;
  if (page <= 1 && !hasNext) return null;
  const pages = pageCount === undefined ? [page] : pageWindow(page, pageCount, length);
  return (
    <nav aria-label={props.label} part="pagination">
      <ul className={list}>
        <li>
          <button
            type="button"
            className={pageClass}
            aria-label={props.previousLabel}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronStartIcon size={18} />
          </button>
        </li>
        {pages.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={pageClass}
              aria-label={props.pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPageChange(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={pageClass}
            aria-label={props.nextLabel}
            disabled={!hasNext}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronEndIcon size={18} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
