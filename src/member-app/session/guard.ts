import { ask } from '#ask/ask.ts';
import { forgetAgreement, forgetSession, storedToken } from '#ask/session.ts';
import { lookupCalls } from '#features/lookup/contract.ts';

// public: clears a session that is still held. member: needs a token. any: in no layout, touches nothing.
export type Access = 'public' | 'member' | 'any';

export const mayShow = (access: Access): boolean => access !== 'member' || storedToken() !== null;

export const enterPublicLayout = (): void => {
  if (storedToken() === null) return;
  forgetSession();
  forgetAgreement();
};

// Whether the site was shut down. When the question itself fails, the navigation goes on as if it were active.
export const isSiteGone = async (): Promise<boolean> => {
  const asked = await ask(lookupCalls.getActive, {});
  const isGone = asked.ok ? asked.answer.terminated === 'gone' : asked.refusal.message === 'gone';
  // A scroll lock left behind by a modal must not outlive it.
  if (!isGone) document.body.removeAttribute('style');
  return isGone;
};
