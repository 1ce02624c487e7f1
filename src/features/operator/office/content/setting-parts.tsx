import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { useChanges } from '../use-operator.ts';
import type { FormName } from './all-shapes.ts';
import { AskForContent } from './content-editor.tsx';
import { contentStrings } from './content-strings.ts';
import styles from './content.module.css';

// Changes of a setting that wait for a second person.
export const SettingWaits = ({ name }: { readonly name: FormName }) => {
  const t = useTexts(contentStrings);
  const waiting = useChanges('waiting', 1).data?.items.filter((change) => change.object === name) ?? [];
  return waiting.map(({ changeId, madeBy, madeAt, because }) => (
    <StampLine key={changeId}>
      {t('waits')}: {madeBy}, {formatDateTime(madeAt)}, {because}.{' '}
      <GoLink to={`/settings/${changeId}`}>{t('seeWaiting')}</GoLink>
    </StampLine>
  ));
};

interface VersionsProps {
  readonly name: FormName;
  readonly needsTwo: boolean;
  readonly stored: unknown;
}

// What was in effect before, and the way back to it: by a second person too, if one is needed.
export const SettingVersions = ({ name, needsTwo, stored }: VersionsProps) => {
  const t = useTexts(contentStrings);
  const may = useMay(operatorOfficeCalls.proposeChange);
  const [back, setBack] = useState<{ readonly value: unknown } | null>(null);
  const { data } = useQuery({
    queryKey: ['operator', 'versions', name],
    queryFn: () => answerOf(operatorOfficeCalls.listVersions, { name }),
  });
  const { versions = [], first = null } = data ?? {};
  return (
    <section>
      <h3>{t('versions')}</h3>
      {versions.length === 0 ? <p>{t('noVersions')}</p> : null}
      <ol>
        {versions.map((one, index) => (
          <li key={one.changeId} className={styles['version']}>
            <span>
              {formatDateTime(one.publishedAt)} · {t('publishedBy', { maker: one.madeBy, checker: one.publishedBy })}:{' '}
              {one.because}
            </span>
            {index === 0 || !may ? null : (
              <Button onClick={() => setBack({ value: one.value })}>
                {t('rollBack')}
                <span className="visually-hidden">: {formatDateTime(one.publishedAt)}</span>
              </Button>
            )}
          </li>
        ))}
        {first === null ? null : (
          <li className={styles['version']}>
            <span>{t('firstValue')}</span>
            {may ? (
              <Button onClick={() => setBack(first)}>
                {t('rollBack')}
                <span className="visually-hidden">: {t('firstValue')}</span>
              </Button>
            ) : null}
          </li>
        )}
      </ol>
      {back === null ? null : (
        <AskForContent name={name} needsTwo={needsTwo} from={stored} to={back.value} onClose={() => setBack(null)} />
      )}
    </section>
  );
};
