import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../errors/broken-page.tsx';

interface WholePageProps {
  /** Why the portal cannot go on, though nothing broke while it was drawn. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** The page, or what stands in its place where the portal itself broke. */
export class WholePage extends Component<WholePageProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ error }: WholePageProps): void {
    if (this.props.error !== error) console.error(this.props.error);
  }

  override render(): ReactNode {
    const { error, children } = this.props;
    return this.state.isBroken || error !== undefined ? <BrokenPage /> : children;
  }
}
