import type { NavigationTarget } from '@foyer/core';
import { Breadcrumb } from '@foyer/ui/breadcrumb/breadcrumb.tsx';
import { useBaseMessages } from '../i18n/base.messages.ts';
import { useSdk } from '../provider/foyer-context.ts';
import { WidgetLink } from './widget-link.tsx';

/** A page on the way to this one. */
export interface TrailStep {
  /** What the menu and the heading of that page call it. */
  readonly label: string;
  readonly target: NavigationTarget;
  /** It was followed in this tab. */
  readonly onFollow?: () => void;
}

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
  const { t } = useBaseMessages();
  const { href, hasScreen } = useSdk();
  const hasPage = ({ target }: TrailStep) => href(target) !== null && hasScreen(target.route);
  if (!isText && !steps?.some(hasPage)) return null;
  return (
    <Breadcrumb
      label={t('base.trail')}
      items={steps?.map((step, at) => ({ ...step, id: String(at) }))}
      current={current}
      renderLink={(step, className) =>
        hasPage(step) ? (
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
