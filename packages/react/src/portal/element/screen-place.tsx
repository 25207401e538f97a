import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { ReactNode, RefObject } from 'react';

/** Props of a layout within an element. */
export interface ElementLayoutProps {
  readonly name: PortalRouteName;
  /** Title of the screen. */
  readonly label: string;
  readonly main: RefObject<HTMLDivElement | null>;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

export interface ScreenPlaceProps extends Omit<ElementLayoutProps, 'name'> {
  readonly className: string;
}

/** Container of a screen in any layout; it takes the focus when the screen changes. */
export function ScreenPlace({ label, main, isLoading, className, children }: ScreenPlaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a screen is not a fieldset, and a landmark would repeat the name of its widget
    <div
      ref={main}
      role="group"
      className={className}
      part="screen"
      aria-label={label}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
