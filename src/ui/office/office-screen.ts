import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#i18n/texts.ts';
import type { OpenFindingsProps } from './open-findings.tsx';

// A screen of the back office as its feature declares it: menu entry, address, title and permission.
export interface OfficeScreen {
  readonly path: string;
  readonly title: Row;
  // Instead of the title where there is room for one word: at the bottom of a phone and in the rail.
  readonly short?: Row;
  readonly icon: ReactNode;
  // Opened only by links from other screens, about one member: it has no place in the menu.
  readonly isByLink?: boolean;
  // The call that fills the screen: people who may make it may see the screen.
  readonly call: Pick<Endpoint, 'may'>;
  // The number of waiting items; shown in the menu.
  readonly useWaiting: (isAllowed: boolean) => number | undefined;
  readonly Screen: LazyExoticComponent<ComponentType>;
  // Open findings under the names it gives them, in the report on the books.
  readonly Findings?: LazyExoticComponent<ComponentType<OpenFindingsProps>>;
  // What it knows of a member, beside an item of another screen that is about the member.
  readonly Beside?: LazyExoticComponent<ComponentType<{ readonly memberId: string }>>;
}

export const menuIcon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
