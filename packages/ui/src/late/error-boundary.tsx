import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn in place of what broke. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps what broke from breaking what is around it; a retry draws it anew. */
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
