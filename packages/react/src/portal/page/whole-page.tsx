import { Component, type ReactNode } from 'react';
import { BrokenPage } from './errors/broken-page.tsx';

interface WholePageProps {
  readonly children: ReactNode;
}

/** Error boundary of the page: shows `BrokenPage` if the portal itself fails. */
export class WholePage extends Component<WholePageProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
