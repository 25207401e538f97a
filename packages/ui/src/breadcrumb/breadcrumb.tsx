import type { ReactNode } from 'react';
import { ChevronEndIcon } from '../icon/icons.tsx';
import * as css from './breadcrumb.css.ts';

/** One step of the way. */
export interface Crumb {
  readonly id: string;
  readonly label: string;
}

export interface BreadcrumbProps<C extends Crumb> {
  /** The name of the navigation. */
  readonly label: string;
  /** The way to here; undefined while it is on its way: its room is kept. */
  readonly items: readonly C[] | undefined;
  /** Where we are; undefined while it is on its way. */
  readonly current: string | undefined;
  /** Draws a step's link; without it steps are text. */
  readonly renderLink?: ((crumb: C, className: string) => ReactNode) | undefined;
}

/** The way from the start to here, on one line. */
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
