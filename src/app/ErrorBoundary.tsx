import { Component, type ReactNode } from 'react';
import type { Log } from '@/lib/log';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly log: Log;
}

/** Keeps the window alive when a screen fails while it is rendered: logs the error, never its data, and shows `fallback`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.log.error('A screen failed', { name: error.name, message: error.message });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
