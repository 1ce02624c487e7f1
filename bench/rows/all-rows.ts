import type { RowModule } from '../row.ts';
import { movesAgainstPgbench } from './moves-against-pgbench.ts';

export const allRows: readonly RowModule[] = [movesAgainstPgbench];
