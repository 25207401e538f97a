import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetBreadcrumb } from '../../../widget/links/widget-breadcrumb.tsx';
import * as css from '../use-case-form/use-case-form.css.ts';
import { useUseCasesFeatureMessages } from '../use-cases-feature.messages.ts';
import { UseCasePane } from './use-case-pane.tsx';

export interface UseCaseProps extends WidgetProps {
  /** Kind of the request. */
  readonly kind?: string;
}

const overview = { route: 'use-cases' } as const;

/** `<foyer-use-case kind="…">`: a single self-service request. */
export function UseCase({ kind = '' }: UseCaseProps) {
  const { t } = useUseCasesFeatureMessages();
  const known = useCaseKinds.find((name) => name === kind);
  return (
    <div className={css.container}>
      <div className={css.layout} part="use-case">
        <WidgetBreadcrumb
          steps={[{ label: t('use-cases.title'), target: overview }]}
          current={known && t(`use-cases.kind.${known}`)}
        />
        <UseCasePane key={kind} kind={kind} />
      </div>
    </div>
  );
}
