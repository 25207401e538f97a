import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Draws the replacement of the failed content. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Limits an error to its content; a retry draws the content anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  private readonly retry = (): void => this.setState({ isBroken: false });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.retry) : this.props.children;
  }
}
