import type { NavigationTarget } from '@foyer/core';
import type { ReactNode } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { WidgetLink } from './widget-link.tsx';

export interface LinkOrTextProps {
  readonly target: NavigationTarget;
  /** Of the link. */
  readonly className: string;
  /** Of the words where there is no link. */
  readonly textClassName?: string;
  readonly children: ReactNode;
}

/** A name that leads to its screen where the host has that, and is the name alone where it has not. */
export function LinkOrText({ target, className, textClassName, children }: LinkOrTextProps) {
  const { hasScreen } = useSdk();
  if (!hasScreen(target.route)) return <span className={textClassName}>{children}</span>;
  return (
    <WidgetLink target={target} className={className}>
      {children}
    </WidgetLink>
  );
}
