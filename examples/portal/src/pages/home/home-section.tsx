import type { PortalRouteName } from '@foyer/react';
import { ChevronEndIcon } from '@foyer/react/ui';
import type { ReactNode } from 'react';
import { PortalLink } from '../../app/portal-link.tsx';

interface HomeSectionProps {
  readonly title: string;
  readonly more: string;
  readonly to: PortalRouteName;
  readonly children: ReactNode;
}

/** A part of the overview, with the way to all of it. */
export function HomeSection({ title, more, to, children }: HomeSectionProps) {
  return (
    <section className="home-section">
      <header className="home-section-header">
        <h2 className="home-section-title">{title}</h2>
        <PortalLink to={{ route: to }} look="quiet" className="more">
          {more}
          <ChevronEndIcon size={16} />
        </PortalLink>
      </header>
      {children}
    </section>
  );
}
