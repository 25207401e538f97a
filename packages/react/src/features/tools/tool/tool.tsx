import { portalRoutes } from '@foyer/contract/portal-routes';
import { type ToolPageId, toolPages } from '@foyer/contract/tools/tool-pages';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../../provider/use-environment.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useSession, useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { NotAllowedState, WidgetSkeleton } from '../../../widget/states/widget-states.tsx';
import { ToolFrameView } from './tool-frame.tsx';
import { frameAddress } from './tool-frame-address.ts';
import { ToolStateView } from './tool-state.view.tsx';

export interface ToolProps extends WidgetProps {
  readonly page?: string;
}

const isPage = (page: string): page is ToolPageId => Object.hasOwn(toolPages, page);

/** `<foyer-tool page="RESERVATION-TOOL">`: an embedded tool, if the brand of the signed-in user offers it. */
export function Tool({ emit, page: given = 'KNOWLEDGE-PLATFORM' }: ToolProps) {
  const page = isPage(given) ? given : 'KNOWLEDGE-PLATFORM';
  const tool = toolPages[page];
  const isAllowed = usePermission(portalRoutes[tool.route].access);
  const environment = useEnvironment();
  const who = useWho();
  const [attempt, setAttempt] = useState(0);
  const address = environment?.tools[tool.address] ?? null;
  const frame = useMemo(() => (address === null ? null : frameAddress(address)), [address]);
  if (!isAllowed) return <NotAllowedState />;
  if (!environment) return <WidgetSkeleton height="480px" />;
  const retry = () => setAttempt((before) => before + 1);
  if (address === null) return <ToolStateView page={page} state="missing" />;
  if (frame === null) return <ToolStateView page={page} state="blocked" />;
  return (
    <ToolFrameView
      key={`${who} ${frame.src} ${attempt}`}
      page={page}
      frame={frame}
      onRetry={retry}
      onReady={() => emit('tool-ready', { page })}
    />
  );
}

/** Returns a key of person, company and mode; a new key opens the tool again, because it was opened for one user. */
function useWho(): string {
  const { mode, companyId, isImpersonating } = useSession();
  const { data } = useUserInfo();
  return [data?.user.id, data?.actor?.id, mode, companyId, isImpersonating].join(' ');
}
