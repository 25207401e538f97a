import { type ToolPageId, toolPages } from '@foyer/contract/tools/tool-pages';
import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { ToolsIcon } from '@foyer/ui/icon/page-icons.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import * as css from './tool.css.ts';
import { useToolMessages } from './tool.messages.ts';
import type { ToolFrame } from './use-tool-frame.ts';

export interface ToolStateProps {
  readonly page: ToolPageId;
  readonly state: 'missing' | 'failed' | 'blocked' | 'refused';
  readonly refusal?: ToolFrame['refusal'];
  readonly onRetry?: () => void;
}

/** The message that replaces the frame, with a retry where one is possible. */
export function ToolStateView({ page, state, refusal, onRetry }: ToolStateProps) {
  const { t } = useToolMessages();
  const { errorText } = useErrorText();
  const text = state === 'missing' || state === 'blocked' ? state : 'failed';
  return (
    <section className={css.layout} part="tool">
      <h1 className={css.title} part="title">
        <slot name="heading">{t(`tools.tool.title.${toolPages[page].client}`)}</slot>
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
        {refusal ? errorText(refusal) : t(`tools.tool.${text}.text`)}
      </EmptyState>
    </section>
  );
}
