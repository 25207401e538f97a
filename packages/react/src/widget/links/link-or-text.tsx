import type { NavigationTarget } from '@foyer/core';
import type { ReactNode } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { WidgetLink } from './widget-link.tsx';

export interface LinkOrTextProps {
  readonly target: NavigationTarget;
  /** Class of the link. */
  readonly className: string;
  /** Class of the text if there is no link. */
  readonly textClassName?: string;
  readonly children: ReactNode;
}

/** A name that links to its screen if the host has that screen; plain text otherwise. */
export function LinkOrText({ target, className, textClassName, children }: LinkOrTextProps) {
  const { hasScreen } = useSdk();
  if (!hasScreen(target.route)) return <span className={textClassName}>{children}</span>;
  return (
    <WidgetLink target={target} className={className}>
      {children}
    </WidgetLink>
  );
}
