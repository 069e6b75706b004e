import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Told once of what was thrown below. */
  onError?: ((error: Error) => void) | undefined;
  /** Shown in its place. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Keeps what is thrown while a part of the page is rendered from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
