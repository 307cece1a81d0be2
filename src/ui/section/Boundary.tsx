import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in the place of children that have thrown. */
  fallback: (error: unknown) => ReactNode;
  /** The page's path: on another page the children are tried anew. */
  page?: string;
  children: ReactNode;
}

interface BoundaryState {
  page: string | undefined;
  failure?: { error: unknown } | undefined;
}

/** Catches what its children throw while they render, or in their effects. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { page, failure: undefined };
  }

  override render() {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? fallback(failure.error) : children;
  }
}
