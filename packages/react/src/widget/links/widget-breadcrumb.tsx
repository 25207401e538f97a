import { Breadcrumb } from '@foyer/ui/breadcrumb/breadcrumb.tsx';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import { type BreadcrumbStep, hasPage } from './breadcrumb-step.ts';
import { WidgetLink } from './widget-link.tsx';

export interface WidgetBreadcrumbProps {
  /** Items from the menu's entry down; undefined while unknown. */
  readonly steps: readonly BreadcrumbStep[] | undefined;
  /** Heading of this page; undefined while unknown. */
  readonly current: string | undefined;
  /** Shows the items as plain text if the host has none of the pages. @default false */
  readonly isText?: boolean;
}

/** Breadcrumb of a page below one of the menu's entries; nothing if the host has none of the pages. */
export function WidgetBreadcrumb({ steps, current, isText = false }: WidgetBreadcrumbProps) {
  const { t } = useFirstMessages();
  const sdk = useSdk();
  if (!isText && !steps?.some((step) => hasPage(sdk, step))) return null;
  return (
    <Breadcrumb
      label={t('base.trail')}
      items={steps?.map((step, at) => ({ ...step, id: String(at) }))}
      current={current}
      renderLink={(step, className) =>
        hasPage(sdk, step) ? (
          <WidgetLink
            className={className}
            target={step.target}
            {...(step.onFollow && { onFollow: step.onFollow })}
          >
            {step.label}
          </WidgetLink>
        ) : undefined
      }
    />
  );
}
