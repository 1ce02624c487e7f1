import type { ComponentType } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { BannerView } from '#ui/lists/banner-view.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { type ContentName, contentShapes } from './content-shapes.ts';
import { entriesOf } from './content-form.ts';
import { contentNameTexts, contentStrings } from './content-strings.ts';
import styles from './content.module.css';
import { ThemePreview } from './theme/theme-preview.tsx';
import { ChatHoursPreview } from './chat-hours/chat-hours-preview.tsx';
import { useSaid } from './use-said.ts';
import { WheelPreview } from './wheel/wheel-preview.tsx';

type Entry = Readonly<Record<string, unknown>>;

const currencies = ['BAHT', 'LAK'] as const;
const lostExample = 100_000n;
const share = (of: bigint, percent: unknown): bigint =>
  typeof percent === 'number' ? (of * BigInt(Math.trunc(percent))) / 100n : 0n;

const ShareTerms = ({ terms }: { readonly terms: Entry }) => {
  const t = useTexts(contentStrings);
  if (terms['isActive'] !== true) return <p>{t('off')}</p>;
  const amount = share(lostExample, terms['percent']);
  const money = (of: bigint): string => formatMoney(of, 'BAHT');
  const [reach, fall] = [share(amount, terms['percentSuccess']), share(amount, terms['percentFail'])];
  return (
    <p>{t('shareOf', { lost: money(lostExample), amount: money(amount), reach: money(reach), fall: money(fall) })}</p>
  );
};

// What earns a coin, in each currency that has one.
const CoinTerms = ({ terms }: { readonly terms: Entry }) => {
  const t = useTexts(contentStrings);
  return currencies.map((currency) => {
    const amount = terms[currency];
    if (typeof amount !== 'number') return null;
    return <p key={currency}>{t('coinFor', { amount: formatMoney(BigInt(Math.round(amount * 100)), currency) })}</p>;
  });
};

const Part = ({ name, entry }: { readonly name: ContentName; readonly entry: unknown }) => {
  const said = useSaid();
  const names = useTexts(contentNameTexts);
  const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Entry;
  if (name === 'inviteTerms' || name === 'refundTerms') return <ShareTerms terms={fields} />;
  if (name === 'banners') {
    const banner = { image: said(fields['image']), html: said(fields['html']), text: said(fields['text']) };
    return <BannerView banner={banner} alt={names('banners')} />;
  }
  if (name === 'spinCoin') return <CoinTerms terms={fields} />;
  const title =
    said(fields['title']) ?? said(fields['lineName']) ?? said(fields['description']) ?? said(fields['nameTH']);
  const html = said(fields['html']);
  const words = said(fields['contactText']);
  return (
    <>
      {title === null ? null : <h4>{title}</h4>}
      {html === null ? null : <ServerMarkup html={html} />}
      {words === null ? null : <p>{words}</p>}
    </>
  );
};

const ofTheWhole: Partial<Record<ContentName, ComponentType<{ readonly value: unknown }>>> = {
  spinWheel: WheelPreview,
  theme: ThemePreview,
  chatHours: ChatHoursPreview,
};

interface PreviewProps {
  readonly name: ContentName;
  readonly value: unknown;
}

// What members read of a setting, in the language of the preview.
export const ContentPreview = ({ name, value }: PreviewProps) => {
  const Whole = ofTheWhole[name];
  return (
    <div className={styles['parts']}>
      {Whole === undefined ? (
        Object.entries(entriesOf(contentShapes[name], value)).map(([place, entry]) => (
          <Part key={place} name={name} entry={entry} />
        ))
      ) : (
        <Whole value={value} />
      )}
    </div>
  );
};
