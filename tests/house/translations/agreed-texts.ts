import type { SourceFile } from '../source-tree.ts';
import { textRows } from '../text-rows.ts';

// What a term is called in Thai, Lao and English, as agreed with the operator. The English of `msg.transferPending` alone
// has another word than was agreed, automatically, as the glossary wants.
export interface AgreedText {
  readonly term: string;
  readonly texts: readonly string[];
}

export const parseAgreed = (table: string): AgreedText[] =>
  table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [term = '', ...texts] = line.split('\t');
      return { term, texts };
    });

const inOtherWords = 'the app shows it within other texts alone';
const ofProviders = 'the operator names its payment methods';

// The terms that no text of the app shows as agreed, and why.
export const shownOtherwise: Readonly<Record<string, string>> = {
  'product.wallet': inOtherWords,
  'product.availableBalance': 'the app says Balance: all of a wallet is available',
  'product.baht': 'in English it follows an amount, and is written small; where it stands alone, its code follows',
  'product.kip': 'in English it follows an amount, and is written small; where it stands alone, its code follows',
  'product.fee': 'the app charges none',
  'product.minimum': inOtherWords,
  'product.maximum': inOtherWords,
  'product.turnover': inOtherWords,
  'product.coin': 'it follows a number',
  'product.coupon': 'a heading over several, Coupons in English',
  'product.support': 'the agreed texts that name it say ฝ่ายบริการ, ຝ່າຍບໍລິການ and support, as the chat does',
  'nav.spin': 'the wheel’s screen is called Prize wheel, its button Spin',
  'nav.languageName.th': 'written in src/ui/frame/language-menu.tsx, alike in every language',
  'nav.languageName.la': 'written in src/ui/frame/language-menu.tsx, alike in every language',
  'nav.languageName.en': 'written in src/ui/frame/language-menu.tsx, alike in every language',
  'action.transferAll': 'All, beside the amount of a form that says what it does',
  'action.withdrawAll': 'All, beside the amount of a form that says what it does',
  'action.share': 'a link is copied',
  'action.showBalance': 'one switch, Hide balance, which is on or off',
  'action.requestOtp': 'the first code is sent with the number, others by Resend OTP',
  'action.openInBrowser': 'state.inAppBrowser is the link, with its reason',
  'action.addToHome': 'Install app, since the phone’s own question says so',
  'action.chatWithUs': 'chat.title, and Open the chat for the button without words',
  'status.active': 'an active game account shows its balance; a running bonus its condition',
  'status.expired': 'the texts say what has expired',
  'method.WW': ofProviders,
  'method.FP': ofProviders,
  'method.PAYONEX': ofProviders,
  'method.auto': 'credited deposits and their lines say how the money came in',
};

// A no-break space and a word joiner only steer where a line may break.
const plain = (text: string | null): string =>
  (text ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ').replaceAll('’', "'");

// The terms that no row of texts shows in all three languages as agreed.
export const termsShownOtherwise = (files: readonly SourceFile[], agreed: readonly AgreedText[]): string[] => {
  const lineOf = (texts: readonly (string | null)[]): string => texts.map(plain).join('\n');
  const shown = new Set(textRows(files).map(({ texts }) => lineOf(texts)));
  return agreed.filter(({ texts }) => !shown.has(lineOf(texts))).map(({ term }) => term);
};
