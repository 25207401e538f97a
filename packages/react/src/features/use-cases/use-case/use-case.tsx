import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { backLink } from '../../../widget/back-link.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import * as css from '../use-case-form/use-case-form.css.ts';
import { useUseCasesFeatureMessages } from '../use-cases-feature.messages.ts';
import { UseCasePane } from './use-case-pane.tsx';

export interface UseCaseProps extends WidgetProps {
  /** Which request. */
  readonly kind?: string;
}

const overview = { route: 'use-cases' } as const;

/** `<foyer-use-case kind="…">`: one self-service request. */
export function UseCase({ kind = '' }: UseCaseProps) {
  const { t } = useUseCasesFeatureMessages();
  const hasOverview = useSdk().href(overview) !== null;
  return (
    <div className={css.container}>
      <div className={css.layout} part="use-case">
        {hasOverview && (
          <WidgetLink target={overview} className={backLink} part="back">
            <ChevronStartIcon size={18} />
            {t('use-cases.back')}
          </WidgetLink>
        )}
        <UseCasePane key={kind} kind={kind} />
      </div>
    </div>
  );
}
