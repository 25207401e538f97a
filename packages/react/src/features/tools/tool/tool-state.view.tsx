import type { ToolPageId } from '@foyer/contract/tools/tool-pages';
import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { ToolsIcon } from '@foyer/ui/icon/page-icons.tsx';
import * as css from './tool.css.ts';
import { useToolMessages } from './tool.messages.ts';

export interface ToolStateProps {
  readonly page: ToolPageId;
  readonly state: 'missing' | 'failed' | 'blocked' | 'refused';
  readonly onRetry?: () => void;
}

/** What stands in the place of the frame, and the way on. */
export function ToolStateView({ page, state, onRetry }: ToolStateProps) {
  const { t } = useToolMessages();
  const text = state === 'missing' || state === 'blocked' ? state : 'failed';
  return (
    <section className={css.layout} part="tool">
      <h1 className={css.title} part="title">
        {t(`tools.tool.title.${page}`)}
      </h1>
      <EmptyState
        state={state === 'missing' ? 'empty' : 'error'}
        icon={<ToolsIcon size={24} />}
        title={t(`tools.tool.${state}.title`)}
        actions={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t('tools.tool.retry')}
            </Button>
          )
        }
      >
        {t(`tools.tool.${text}.text`)}
      </EmptyState>
    </section>
  );
}
