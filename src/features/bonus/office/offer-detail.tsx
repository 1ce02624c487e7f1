import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { Preview } from '#ui/office/editor/editor.tsx';
import { ReviewDialog } from '#ui/office/editor/review-dialog.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { StaysOpen } from '#ui/office/queue/stays-open.tsx';
import { ScreenLink } from '#ui/office/screen-link.tsx';
import { saveFile } from '#ui/save-file.ts';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { bonusOfficeCalls, type OfferFields, type OfferState } from '../office-contract.ts';
import { sheetOfCodes } from './code-list.ts';
import { OfferEditor } from './offer-editor.tsx';
import { type OfferKind, writtenOf } from './offer-form.ts';
import { OfferPreview } from './offer-preview.tsx';
import { offerChips, offerStateTexts, offerStrings } from './offer-strings.ts';
import styles from './office.module.css';
import { useOfferChanges } from './use-offer-changes.ts';
import { type Offers, type OpenOffer, useOffer, useOfferPlace, useOffers } from './use-offers.ts';

const Waits = ({ waiting }: { readonly waiting: Offers['waiting'] }) => {
  const t = useTexts(offerStrings);
  return waiting.map(({ changeId, madeBy, madeAt, because }) => (
    <StampLine key={changeId}>
      {t('waitsForSecond')}: {madeBy}, {formatDateTime(madeAt)}, {because}.{' '}
      <ScreenLink to={`/settings/${changeId}`}>{t('toConfirm')}</ScreenLink>
    </StampLine>
  ));
};

interface VersionsProps {
  readonly now: OfferFields;
  readonly versions: OpenOffer['versions'];
}

// Each published state, and the way back to it: by a second person too.
const Versions = ({ now, versions }: VersionsProps) => {
  const t = useTexts(offerStrings);
  const changesOf = useOfferChanges();
  const may = useMay(bonusOfficeCalls.changeOffer);
  const [back, setBack] = useState<OpenOffer['versions'][number] | null>(null);
  return (
    <section>
      <h3>{t('versions')}</h3>
      <p className={styles['quiet']}>{t('kept')}</p>
      <ol>
        {versions.map((one, index) => (
          <li key={one.version} className={styles['version']}>
            <div>
              <p>
                {t('version', { n: one.version })} · {formatDateTime(one.publishedAt)}
                {one.isClosed ? ` · ${t('closed')}` : ''}
              </p>
              <p className={styles['quiet']}>
                {one.madeBy === null
                  ? null
                  : `${t('publishedBy', { maker: one.madeBy, checker: one.publishedBy ?? '-' })}: ${one.because ?? ''}`}
              </p>
            </div>
            {index === 0 ? <StatusChip kind="info">{t('current')}</StatusChip> : null}
            {index === 0 || !may ? null : (
              <Button onClick={() => setBack(one)}>
                {t('rollBack')}
                <span className="visually-hidden">: {t('version', { n: one.version })}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {back === null ? null : (
        <ReviewDialog
          title={`${now.code}, ${t('version', { n: back.version })}`}
          changes={changesOf(writtenOf(now), writtenOf(back.offer))}
          send={(signed, press) =>
            press(bonusOfficeCalls.changeOffer, { code: now.code, offer: back.offer, ...signed })
          }
          onClose={() => setBack(null)}
        />
      )}
    </section>
  );
};

const Actions = ({ code, state }: { readonly code: string; readonly state: OfferState }) => {
  const t = useTexts(offerStrings);
  const at = useOfferPlace();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {state === 'CLOSED' ? null : (
        <ActionButton
          call={bonusOfficeCalls.closeOffer}
          label={t('close')}
          kind="danger-outlined"
          onPress={() => setOpen(true)}
        />
      )}
      <ActionButton
        call={bonusOfficeCalls.changeOffer}
        label={t('change')}
        shortcut="e"
        kind="filled"
        onPress={() => at.go({ itemId: `edit.${code}` }, { focus: 'detail' })}
      />
      {isOpen ? (
        <QuickDecision
          title={`${t('close')}: ${code}`}
          summary={<p>{t('closeNote')}</p>}
          submitLabel={t('close')}
          isDanger
          fields={[{ kind: 'password' }]}
          decide={async ({ password = '' }, press) => {
            const ended = await press(bonusOfficeCalls.closeOffer, { code, password });
            void client.invalidateQueries({ queryKey: ['offers'] });
            return ended;
          }}
          decided={{ text: `${t('closed')}: ${code}`, kind: 'success' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

const Shown = ({ data: { offer, state, use, codes, versions, waiting } }: { readonly data: OpenOffer }) => {
  const t = useTexts(offerStrings);
  const states = useTexts(offerStateTexts);
  const locale = useLocale();
  const { quota } = offer;
  return (
    <ItemDetail
      kicker={offer.code}
      heading={offer.title[locale]}
      chips={<StatusChip kind={offerChips[state]}>{states(state)}</StatusChip>}
      actions={
        <StaysOpen>
          <Actions code={offer.code} state={state} />
        </StaysOpen>
      }
    >
      <Waits waiting={waiting} />
      <FactList
        facts={[
          { label: t('taken'), value: quota === null ? use.taken : t('ofQuota', { taken: use.taken, quota }) },
          { label: t('paid'), value: use.paid },
          { label: t('running'), value: use.running },
          { label: t('cost'), value: <Money amount={use.cost} currency={offer.currency} /> },
        ]}
      />
      {codes.length === 0 ? null : (
        <section>
          <h3>{t('codesOf')}</h3>
          <FactList
            facts={codes.map((one) => ({
              label: one.code,
              value: one.quota === null ? one.taken : t('ofQuota', { taken: one.taken, quota: one.quota }),
            }))}
          />
          <Button
            onClick={() => saveFile({ name: `codes-${offer.code}.csv`, type: 'text/csv', text: sheetOfCodes(codes) })}
          >
            {t('saveCodes')}
          </Button>
        </section>
      )}
      <Preview>
        <OfferPreview offer={offer} />
      </Preview>
      <Versions now={offer} versions={versions} />
    </ItemDetail>
  );
};

export const OfferDetail = ({ code, isEdited }: { readonly code: string; readonly isEdited: boolean }) => {
  const t = useTexts(offerStrings);
  const { data, isError } = useOffer(code);
  if (isError) return <NoItem text={t('gone')} />;
  if (data === undefined) return <Skeleton />;
  if (!isEdited) return <Shown data={data} />;
  return (
    <ItemDetail kicker={code} heading={t('change')}>
      <Waits waiting={data.waiting} />
      <OfferEditor kind={data.offer.kind} before={data.offer} />
    </ItemDetail>
  );
};

export const NewOffer = ({ kind }: { readonly kind: OfferKind }) => {
  const t = useTexts(offerStrings);
  const title = t(kind === 'bonus' ? 'newBonus' : 'newPromotion');
  return (
    <ItemDetail kicker={t('title')} heading={title}>
      <OfferEditor kind={kind} before={null} />
    </ItemDetail>
  );
};

// What a second person is asked for, as members would see it.
export const WaitingOffer = ({ changeId }: { readonly changeId: string }) => {
  const t = useTexts(offerStrings);
  const locale = useLocale();
  const list = useOffers();
  const { data } = list;
  const change = data?.waiting.find((one) => one.changeId === changeId);
  if (data === undefined) return <FirstReading query={list} />;
  if (change === undefined) return <NoItem text={t('gone')} />;
  return (
    <ItemDetail kicker={change.offer.code} heading={change.offer.title[locale]}>
      <Waits waiting={[change]} />
      <Preview>
        <OfferPreview offer={change.offer} />
      </Preview>
    </ItemDetail>
  );
};
