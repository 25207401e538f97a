import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Drawn in place of what broke. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a broken widget from breaking the page; a retry draws it anew. */
export class WidgetBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = (): void => this.setState({ isBroken: false });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.retry) : this.props.children;
  }
}
