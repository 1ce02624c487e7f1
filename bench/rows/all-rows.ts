import type { RowModule } from '../row.ts';
import { withdrawalsOverHttp } from './withdrawals-over-http.ts';
import { movesAgainstPgbench } from './moves-against-pgbench.ts';

export const allRows: readonly RowModule[] = [movesAgainstPgbench, withdrawalsOverHttp];
