import { type PortalPath, parsePortalPath } from '@foyer/react';
import { useLocation } from '../router/use-router.ts';

/** The address of the page, taken apart. */
export function useScreen(): PortalPath {
  const { pathname, search, hash } = useLocation();
  return parsePortalPath(`${pathname}${search}${hash}`);
}
