import { ask } from '#ask/ask.ts';
import { forgetAgreement, forgetSession, storedToken } from '#ask/session.ts';
import { lookupCalls } from '#features/lookup/contract.ts';

// public: clears a session that is still stored. member: needs a token. any: outside both layouts, changes nothing.
export type Access = 'public' | 'member' | 'any';

export const mayShow = (access: Access): boolean => access !== 'member' || storedToken() !== null;

export const enterPublicLayout = (): void => {
  if (storedToken() === null) return;
  forgetSession();
  forgetAgreement();
};

// Whether the site was shut down. If the request itself fails, navigation continues as if the site were active.
export const isSiteGone = async (): Promise<boolean> => {
  const asked = await ask(lookupCalls.getActive, {});
  const isGone = asked.ok ? asked.answer.terminated === 'gone' : asked.refusal.message === 'gone';
  // A modal's scroll lock must not outlive it.
  if (!isGone) document.body.removeAttribute('style');
  return isGone;
};
