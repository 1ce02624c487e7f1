import { type ReactNode, useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../buttons/button.tsx';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banners.module.css';

export interface BannerStepsProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
}

// One banner at a time, moved by the member alone; after the last comes the first, so that no press loses the focus.
export const BannerSteps = <Item,>({ title, items, renderItem }: BannerStepsProps<Item>) => {
  const shared = useTexts(sharedTexts);
  const [steps, setSteps] = useState(0);
  const total = items.length;
  // Another list may come while it is shown, as in the preview of an offer.
  const place = ((steps % total) + total) % total;
  const item = items[place];
  if (item === undefined) return null;
  return (
    <div className={styles['steps']}>
      <BannerSlide title={title} place={place} total={total}>
        {renderItem(item)}
      </BannerSlide>
      {total === 1 ? null : (
        <div className={styles['ways']}>
          <Button onClick={() => setSteps(place - 1)}>{shared('previous')}</Button>
          <Button onClick={() => setSteps(place + 1)}>{shared('next')}</Button>
        </div>
      )}
    </div>
  );
};
