import { type ReactNode, Suspense } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';

const nothing = (): null => null;

interface OptionalPartProps {
  readonly children: ReactNode;
  readonly meanwhile?: ReactNode;
}

// A part without which its screen is whole: if it cannot be fetched or drawn, nothing takes its place.
export const OptionalPart = ({ children, meanwhile = null }: OptionalPartProps) => (
  <CrashBoundary frame={nothing}>
    <Suspense fallback={meanwhile}>{children}</Suspense>
  </CrashBoundary>
);
