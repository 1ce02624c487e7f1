import { type ReactNode, Suspense } from 'react';
import type { OpenFindingsProps } from '#ui/office/open-findings.tsx';
import { allScreens } from './all-screens.ts';

const parts = allScreens.flatMap(({ path, Findings }) => (Findings === undefined ? [] : [{ path, Findings }]));

// The open findings of a report, as the screen that lists them names them.
export const findingsOfDesk = (open: OpenFindingsProps): ReactNode =>
  parts.map(({ path, Findings }) => (
    <Suspense key={path} fallback={null}>
      <Findings {...open} />
    </Suspense>
  ));
