import { chosenBy, onEachPage } from './each-page.ts';
import { inStudio } from './open-page.ts';
import { phoneViews } from './states/phone-views.ts';
import { read } from './reading.ts';

// node tests/journeys/pictures/check-reading-command.ts [th | la | en] [member | office] [words of a state's name ...]: every screen as
// people read it who need more than the usual: larger text, wider text, no motion, the system's colours, a screen reader.
// Prints each fault. Needs npm run build.

const chosen = chosenBy(process.argv.slice(2), phoneViews);

await inStudio(
  (studio) => onEachPage(studio, chosen, read),
  chosen.map(({ shown }) => shown),
);
