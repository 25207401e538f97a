import type { InformationLink as Link } from '@foyer/contract/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { targetOf, useReachable } from './use-reachable.ts';

export interface InformationLinkProps {
  readonly link: Link | null;
  /** Class of the link. */
  readonly className: string;
  /** Rendered if the link cannot be followed. @default null */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** The link of a tile, if the host has its screen. */
export function InformationLink({ link, className, otherwise = null, children }: InformationLinkProps) {
  const isReachable = useReachable();
  if (link === null || !isReachable(link)) return otherwise;
  return (
    <WidgetLink target={targetOf(link)} className={className}>
      {children}
    </WidgetLink>
  );
}
