import { type PortalPath, parsePortalPath } from '@foyer/core';
import { pathOf } from '../place.ts';
import { useLocation } from '../use-router.ts';

/** The address of the page, taken apart. */
export const useScreen = (): PortalPath => parsePortalPath(pathOf(useLocation()));
