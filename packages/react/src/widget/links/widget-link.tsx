import type { NavigationTarget } from '@foyer/core';
import { classNames } from '@foyer/ui/style/class-names.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useNavigate } from '../widget-context.ts';
import { linkButton, plainButton } from './widget-link.css.ts';

export interface WidgetLinkProps {
  readonly target: NavigationTarget;
  /** Shows the target in the widget itself, if the host page has no address for it. */
  readonly onLocal?: () => void;
  /** Called when the link is followed in this tab, wherever it leads. */
  readonly onFollow?: () => void;
  /** Shows the link even if the host lacks the screen: the menu's entries are those of the specification (section 2). */
  readonly isFixed?: boolean;
  readonly className?: string;
  readonly part?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link into the portal: an `<a href>` if the host has the page (so a new tab works), else a button; nothing if it lacks the screen. */
export function WidgetLink({
  target,
  onLocal,
  onFollow,
  isFixed = false,
  className,
  part = 'link',
  children,
  ...rest
}: WidgetLinkProps) {
  const { href: hrefOf, hasScreen } = useSdk();
  const href = hrefOf(target);
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (href !== null && !isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    navigate(target, onLocal);
  };
  if (!hasScreen(target.route) && !onLocal && !isFixed) return null;
  if (href !== null) {
    return (
      <a {...rest} href={href} className={className} part={part} onClick={go}>
        {children}
      </a>
    );
  }
  return (
    <button
      {...rest}
      type="button"
      className={className ? classNames(plainButton, className) : linkButton}
      part={part}
      onClick={go}
    >
      {children}
    </button>
  );
}
