import { createContext, type ReactNode, useContext } from 'react';

export interface OpenFindingsProps {
  readonly findings: readonly { readonly kind: string; readonly open: number; readonly oldestAt: string }[];
  readonly lanes: readonly { readonly lane: string; readonly reason: string; readonly at: string }[];
}

const FindingsContext = createContext<(open: OpenFindingsProps) => ReactNode>(() => null);
export const OpenFindingsProvider = FindingsContext.Provider;

// What is open and stopped, under the names of the desk. The shell puts it in place, since no feature knows another.
export const OpenFindings = (open: OpenFindingsProps) => useContext(FindingsContext)(open);
