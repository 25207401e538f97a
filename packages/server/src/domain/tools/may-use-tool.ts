import { isPermitted, portalRoutes, type ToolPageId, toolPages } from '@foyer/contract';
import type { Caller } from '../../security/caller.ts';

/** Whether a caller may use a tool: its access is that of the screen that shows it. */
export function mayUseTool(page: ToolPageId, caller: Caller): boolean {
  const { access } = portalRoutes[toolPages[page].route];
  const isImpersonating = caller.actor?.kind === 'impersonation';
  return isPermitted(access, { roles: caller.roles, mode: caller.mode, isImpersonating });
}
