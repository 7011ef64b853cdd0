import { Component, type ReactNode } from 'react';
import type { Log } from '@/lib/log';
import { errorDetails } from '@/lib/notedLog';
import { CrashContext } from '@/store/CrashContext';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly log: Log;
}

/** Keeps the window alive when a screen fails while it is rendered: logs the error, never its data, and shows `fallback`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private readonly crash = { isCrashed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.crash.isCrashed = true;
    this.props.log.error('A screen failed', errorDetails(error));
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback;
    return <CrashContext value={this.crash}>{this.props.children}</CrashContext>;
  }
}
