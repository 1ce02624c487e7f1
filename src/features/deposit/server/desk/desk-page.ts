// What the tables of the desk for incoming money are asked for, and what they count.

export interface DeskPage {
  readonly isOpen: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface OpenFigures {
  readonly count: number;
  readonly oldestAt: Date | null;
}
