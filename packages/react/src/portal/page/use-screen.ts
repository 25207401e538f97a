import { type PortalPath, parsePortalPath } from '@foyer/core';
import { pathOf } from '../place.ts';
import { useLocation } from '../use-router.ts';

/** Returns the parsed address of the page. */
export const useScreen = (): PortalPath => parsePortalPath(pathOf(useLocation()));
