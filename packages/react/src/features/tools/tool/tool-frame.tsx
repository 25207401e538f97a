import { type ToolPageId, toolPages } from '@foyer/contract/tools/tool-pages';
import { Spinner } from '@foyer/ui/spinner/spinner.tsx';
import * as css from './tool.css.ts';
import { useToolMessages } from './tool.messages.ts';
import type { FrameAddress } from './tool-frame-address.ts';
import { ToolStateView } from './tool-state.view.tsx';
import { useToolFrame } from './use-tool-frame.ts';

export interface ToolFrameProps {
  readonly page: ToolPageId;
  readonly frame: FrameAddress;
  readonly onRetry: () => void;
  readonly onReady: () => void;
}

/**
 * The frame of a tool. Its sandbox allows scripts on its own origin and forms; it does not allow popups or navigation of the page, and
 * no referrer is sent (decision 0362).
 */
export function ToolFrameView({ page, frame, onRetry, onReady }: ToolFrameProps) {
  const { t } = useToolMessages();
  const { ref, state, refusal, height, title } = useToolFrame(frame, toolPages[page], onReady);
  const name = t(`tools.tool.title.${toolPages[page].client}`);
  if (state === 'failed' || state === 'blocked' || state === 'refused')
    return <ToolStateView page={page} state={state} refusal={refusal} onRetry={onRetry} />;
  return (
    <section className={css.layout} part="tool">
      <h1 className={css.title} part="title">
        <slot name="heading">{name}</slot>
      </h1>
      <div className={css.stage}>
        {state === 'loading' && (
          <div className={css.waiting} role="status">
            <Spinner />
            <span>{t('tools.tool.loading')}</span>
          </div>
        )}
        <iframe
          ref={ref}
          part="frame"
          className={css.frame}
          title={title === null ? name : `${name}: ${title}`}
          src={frame.src}
          height={height}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow=""
          referrerPolicy="no-referrer"
          data-state={state}
        />
      </div>
    </section>
  );
}
