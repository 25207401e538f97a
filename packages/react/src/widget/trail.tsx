import { Breadcrumb } from '@foyer/ui/breadcrumb/breadcrumb.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useSdk } from '../provider/foyer-context.ts';
import { hasPage, type TrailStep } from './trail-step.ts';
import { WidgetLink } from './widget-link.tsx';

export interface TrailProps {
  /** From the menu's entry down; undefined while it is not known yet. */
  readonly steps: readonly TrailStep[] | undefined;
  /** The heading of this page; undefined while it is not known yet. */
  readonly current: string | undefined;
  /** Says where this belongs even where the host has no pages to lead to: steps are text then. @default false */
  readonly isText?: boolean;
}

/** The way from the menu to a page below one of its entries; nothing where the host has no such pages. */
export function Trail({ steps, current, isText = false }: TrailProps) {
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
