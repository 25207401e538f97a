import type { ReactNode } from 'react';
import { ChevronEndIcon } from '../icon/icons.tsx';
import * as css from './breadcrumb.css.ts';

/** An item of a breadcrumb. */
export interface Crumb {
  readonly id: string;
  readonly label: string;
}

export interface BreadcrumbProps<C extends Crumb> {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Items above the current page; undefined while they are loading: their space is reserved. */
  readonly items: readonly C[] | undefined;
  /** Name of the current page; undefined while it is loading. */
  readonly current: string | undefined;
  /** Draws the link of an item; without it items are text. */
  readonly renderLink?: ((crumb: C, className: string) => ReactNode) | undefined;
}

/** Breadcrumb on one line. */
export function Breadcrumb<C extends Crumb>({ label, items, current, renderLink }: BreadcrumbProps<C>) {
  if (items === undefined) return <div className={css.breadcrumb} />;
  return (
    <nav aria-label={label} className={css.breadcrumb} part="breadcrumb">
      <ol className={css.list}>
        {items.map((crumb, at) => (
          <li key={crumb.id} className={css.step}>
            {renderLink?.(crumb, css.link) ?? <span className={css.text}>{crumb.label}</span>}
            {(current !== undefined || at < items.length - 1) && <ChevronEndIcon size={14} />}
          </li>
        ))}
        {current !== undefined && (
          <li className={css.current} aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
