import { journey } from './support/journey.ts';
import { logInByHand } from './support/office-steps.ts';

// A code that another journey used is refused, and the next one is typed.
journey.use({ expectedErrors: [/status of 400 .*\/api\/login\/code$/] });

journey('staff come in by their password and a code of their phone', async ({ visit }) => {
  const office = await visit({ app: 'office', language: 'en', width: 1280 });
  await logInByHand(office, 'malee');
});
