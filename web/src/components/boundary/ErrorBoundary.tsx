import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Which errors are caught here; all others go on to the next boundary. Without it all are. */
  catches?: ((error: Error) => boolean) | undefined;
  /** Told once of what was thrown below. */
  onError?: ((error: Error) => void) | undefined;
  /** Shown in its place. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Keeps what is thrown while a part of the page is rendered from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override componentDidCatch(error: Error) {
    if (this.props.catches?.(error) ?? true) this.props.onError?.(error);
  }
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(this.props.catches?.(error) ?? true)) throw error;
    return this.props.fallback;
  }
}
