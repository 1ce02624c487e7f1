import { hashTerms } from '#conditions/hash-terms.ts';
import type { GrantTerms } from '#conditions/grants-table.ts';
import type { Asking, Refusing } from '#server/verb.ts';
import type { OfferTexts } from '../office-contract.ts';
import type { Offer } from './offers-table.ts';

type Language = keyof OfferTexts;

// The language of the caller's app.
export const languageOf = ({ call, context }: Asking<never>): Language => {
  const language = call.language ?? (context.settings.isLaos ? 'lo' : 'th');
  return language === 'lo' ? 'la' : language;
};

// What a member accepts with an offer: its numbers and its text in the language of the app, under one hash.
export const termsOf = <Kind extends Offer['kind']>(
  offer: Offer & { readonly kind: Kind },
  language: Language,
): GrantTerms & { readonly type: Kind } => ({
  type: offer.kind,
  code: offer.code,
  title: offer.title[language],
  percentSuccess: offer.percentSuccess,
  percentFail: offer.percentFail,
  termsHash: hashTerms({
    language,
    code: offer.code,
    currency: offer.currency,
    title: offer.title[language],
    description: offer.description[language],
    amount: offer.amount.toString(),
    percent: offer.percent,
    minimum: offer.minimum?.toString() ?? null,
    percentSuccess: offer.percentSuccess,
    percentFail: offer.percentFail,
  }),
});

// The terms, if they are those that the caller saw. A caller that sends no hash accepts them as they are.
export const requireShown = <Terms extends GrantTerms>(
  { question, refuse }: Refusing<'TERMS_CHANGED'> & { readonly question: { readonly termsHash?: string | undefined } },
  terms: Terms,
): Terms =>
  question.termsHash === undefined || question.termsHash === terms.termsHash ? terms : refuse('TERMS_CHANGED');
