import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './carousel.module.css';
import { carouselTexts } from './carousel-texts.ts';

export interface CarouselProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly card: (item: Item) => ReactNode;
  // The cards hold no link or button, so that the list takes the focus: else no key could scroll it.
  readonly isOnlyShown?: boolean;
}

// The browser is content with a part of a card; the ring around it would be cut off.
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
};

// Three cards at a time, moved by swipe, by the buttons or by the keyboard; nothing moves automatically.
export const Carousel = <Item,>({ title, items, keyOf, card, isOnlyShown = false }: CarouselProps<Item>) => {
  const t = useTexts(carouselTexts);
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const turn = (direction: -1 | 1): void => {
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={`${plainText(title)}, ${items.length}`}
      className={styles['carousel']}
    >
      <header className={styles['header']}>
        <h2 id={titleId}>{title}</h2>
        {items.length > 3 ? (
          <>
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft size={22} strokeWidth={1.75} />}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={t('next')}
              icon={<ChevronRight size={22} strokeWidth={1.75} />}
              onClick={() => turn(1)}
            />
          </>
        ) : null}
      </header>
      <ul
        ref={track}
        className={styles['track']}
        aria-labelledby={titleId}
        onFocus={showWhole}
        {...(isOnlyShown ? { tabIndex: 0 } : {})}
      >
        {items.map((item) => (
          <li key={keyOf(item)} className={styles['slide']}>
            {card(item)}
          </li>
        ))}
      </ul>
    </section>
  );
};
