import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { answerOf } from '#ask/ask.ts';
import { plainText } from '#i18n/plain-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { lookupCalls } from '../contract.ts';
import { lookupStrings } from '../strings.ts';
import styles from './conditions-modal.module.css';

export interface ConditionsModalProps {
  readonly onClose: () => void;
}

interface Condition {
  readonly title: string;
  readonly html: string;
}

const ConditionList = ({ conditions }: { readonly conditions: readonly Condition[] }) => {
  const t = useTexts(lookupStrings);
  const id = useId();
  const jump = (index: number): void => document.getElementById(`${id}-${index}`)?.focus();
  return (
    <>
      {conditions.length > 1 ? (
        <nav aria-label={plainText(t('contents'))}>
          <ul className={styles['contents']}>
            {conditions.map(({ title }, index) => (
              <li key={title}>
                <Button kind="text" onClick={() => jump(index)}>
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {conditions.map(({ title, html }, index) => (
        <section key={title} className={styles['condition']}>
          <h3 id={`${id}-${index}`} tabIndex={-1}>
            {title}
          </h3>
          <ServerMarkup html={html} />
        </section>
      ))}
    </>
  );
};

export const ConditionsModal = ({ onClose }: ConditionsModalProps) => {
  const t = useTexts(lookupStrings);
  const shared = useTexts(sharedTexts);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['conditions'],
    queryFn: ({ signal }) => answerOf(lookupCalls.listConditions, {}, { signal }),
    staleTime: 300_000,
  });
  const retry = (
    <Button kind="filled" onClick={() => void refetch()}>
      {shared('retry')}
    </Button>
  );
  return (
    <Dialog title={t('conditions')} isWide isBusy={isPending} onClose={onClose}>
      <div className={styles['conditions']}>
        {isError ? <EmptyState text={shared('loadFailed')} action={retry} /> : null}
        {data?.length === 0 ? <EmptyState text={t('noConditions')} /> : null}
        {data === undefined ? null : <ConditionList conditions={data} />}
      </div>
    </Dialog>
  );
};
