import { ChevronEndIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { current, item, list } from './breadcrumb.css.ts';

/** One step of the way; the last is where we are and needs no address. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** The name of the navigation. */
  readonly label: string;
  readonly items: readonly Crumb[];
}

/** The way from home to here. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} part="breadcrumb">
      <ol className={list}>
        {items.map((crumb, at) => {
          const isLast = at === items.length - 1;
          return (
            <li key={`${crumb.label} ${crumb.href ?? ''}`} className={item}>
              {isLast || crumb.href === undefined ? (
                <span className={isLast ? current : undefined} aria-current={isLast ? 'page' : undefined}>
                  {crumb.label}
                </span>
              ) : (
                <Link href={crumb.href} look="quiet">
                  {crumb.label}
                </Link>
              )}
              {!isLast && <ChevronEndIcon size={14} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
