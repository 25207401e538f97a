import type { ReactNode } from 'react';
import type { LayoutProps } from './portal-shell.tsx';

export interface ScreenPlaceProps extends Pick<LayoutProps, 'label' | 'main' | 'isLoading'> {
  readonly className: string;
  readonly children: ReactNode;
}

/** Where a screen stands, in whichever layout; it takes the focus of who comes to it. */
export function ScreenPlace({ label, main, isLoading, className, children }: ScreenPlaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a screen is no fieldset, and as a landmark it would have the name of the widget in it
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
