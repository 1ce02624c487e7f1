import { expect } from '@playwright/test';
import { checkBooks } from '../support/check-books.ts';
import { acceptTerms, logIn, register } from '../support/enter.ts';
import { journey } from '../support/journey.ts';
import { stranger } from '../support/members.ts';
import { languages } from '../support/words.ts';
import { openAlbum } from './album.ts';
import { finishBonus, loseAll, losePromotion } from './bonus-walk.ts';
import { inviteFriend, takeRefund } from './friends-walk.ts';
import { walkOf } from './walk.ts';
import { turnWheel } from './wheel-walk.ts';

// PICTURES=folder: also takes a picture at every step.
const folder = process.env['PICTURES'];

// What is refused on the way answers so.
journey.use({ expectedErrors: [/\b(404|409)\b.*\/api\/(wallet\/withdrawAll|promotion)/] });

for (const language of languages) {
  journey(
    `in ${language} a new member finishes a bonus and withdraws, spins and checks the proof, loses a promotion, and receives an invite bonus and a refund`,
    async ({ visit }) => {
      const another = () => visit({ language });
      const opened = await another();
      const walk = walkOf(opened, stranger(), await openAlbum(folder, language));
      await opened.page.emulateMedia({ reducedMotion: 'reduce' });
      await register(opened, walk.person);
      await logIn(opened, walk.person);
      await expect(opened.page.getByRole('alertdialog')).toBeVisible();
      await walk.album.shot(opened, 'terms');
      await acceptTerms(opened);
      await finishBonus(walk);
      await turnWheel(walk, another);
      await loseAll(walk);
      await losePromotion(walk);
      await inviteFriend(walk, another);
      await takeRefund(walk);
      expect(await checkBooks()).toContain('all invariants green');
    },
  );
}
