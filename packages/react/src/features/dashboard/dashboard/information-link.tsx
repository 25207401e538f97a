import type { InformationLink as Link } from '@foyer/contract/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { targetOf, useReachable } from './use-reachable.ts';

export interface InformationLinkProps {
  readonly link: Link | null;
  /** Of the link. */
  readonly className: string;
  /** Where there is no way: the words alone, or nothing without them. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** The way that a tile names, where the host has it. */
export function InformationLink({ link, className, otherwise = null, children }: InformationLinkProps) {
  const isReachable = useReachable();
  if (link === null || !isReachable(link)) return otherwise;
  return (
    <WidgetLink target={targetOf(link)} className={className}>
      {children}
    </WidgetLink>
  );
}
