import type { RowModule } from '../row.ts';
import { bytesOfAMove } from './bytes-of-a-move.ts';
import { chatBesideMoney } from './chat-beside-money.ts';
import { firstPaint } from './screens/first-paint.ts';
import { freshClone } from './fresh-clone.ts';
import { lighthouse } from './screens/lighthouse.ts';
import { loginBytes } from './screens/login-bytes.ts';
import { movesAgainstPgbench } from './moves-against-pgbench.ts';
import { movesOnAFullLedger } from './moves-on-a-full-ledger.ts';
import { refreshWithASilentGame } from './refresh-with-a-silent-game.ts';
import { returnHome } from './screens/return-home.ts';
import { rewardScreens } from './screens/reward-screens.ts';
import { scrollFrames } from './screens/scroll-frames.ts';
import { slipsDecided } from './slips-decided.ts';
import { spinsOverHttp } from './spins-over-http.ts';
import { statementPage } from './statement-page.ts';
import { steadyScreens } from './screens/steady-screens.ts';
import { taps } from './screens/taps.ts';
import { transfersOverHttp } from './transfers-over-http.ts';
import { unknownTransfersBesidePlay } from './unknown-transfers-beside-play.ts';
import { uploadsBesideMoney } from './uploads-beside-money.ts';
import { violations } from './violations.ts';
import { walletBesideRewards } from './wallet-beside-rewards.ts';
import { warmStart } from './screens/warm-start.ts';
import { withdrawalsOverHttp } from './withdrawals-over-http.ts';

// In this order: violations come after all ledgers, because they check the databases that the others leave behind.
export const allRows: readonly RowModule[] = [
  movesAgainstPgbench,
  withdrawalsOverHttp,
  transfersOverHttp,
  uploadsBesideMoney,
  slipsDecided,
  refreshWithASilentGame,
  unknownTransfersBesidePlay,
  spinsOverHttp,
  walletBesideRewards,
  chatBesideMoney,
  bytesOfAMove,
  statementPage,
  movesOnAFullLedger,
  violations,
  loginBytes,
  rewardScreens,
  firstPaint,
  steadyScreens,
  taps,
  warmStart,
  returnHome,
  scrollFrames,
  lighthouse,
  freshClone,
];
