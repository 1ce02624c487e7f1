import { chosenBy, onEachPage } from './each-page.ts';
import { inStudio } from './open-page.ts';
import { phoneViews } from './states/phone-views.ts';
import { reach } from './reach/reach.ts';

// node tests/journeys/pictures/check-reach-command.ts [th | la | en] [member | office] [words of a state's name ...]: every screen as a
// finger, a key and a phone's own bars meet it. Prints each fault. Needs npm run build.

const chosen = chosenBy(process.argv.slice(2), phoneViews);

await inStudio(
  (studio) => onEachPage(studio, chosen, reach),
  chosen.map(({ shown }) => shown),
);
