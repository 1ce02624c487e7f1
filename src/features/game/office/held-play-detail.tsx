import { gameNameOf } from '#contract/games.ts';
import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, ShortId } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { MemberBeside } from '#ui/office/member-beside.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { gameOfficeCalls, type HeldPlayLine } from '../office-contract.ts';
import { heldPlayChips, heldPlayStrings, heldReasonTexts, heldStatusTexts, nameOfHeld } from './held-play-strings.ts';
import { itemIdOf, useHeldPlace, useHeldPlays } from './use-held-plays.ts';
import { WriteOff } from './write-off.tsx';

const Actions = ({ held }: { readonly held: HeldPlayLine }) => {
  const t = useTexts(heldPlayStrings);
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null);
  const { memberId, heldId, amount, currency, memberName } = held;
  const isWrittenOff = held.status === 'TO_WRITE_OFF' || held.status === 'WRITTEN_OFF';
  const close = (): void => setOpen(null);
  const said = `${t('done')}: ${formatMoney(amount, currency)}, ${memberName}`;
  const summary = (note: 'acceptNote' | 'refuseNote') => (
    <>
      <p>
        <Money amount={amount} currency={currency} size="title" />
      </p>
      <p>{nameOfHeld(held)}</p>
      <p>{t(note)}</p>
    </>
  );
  return (
    <>
      {held.status === 'REFUSED' ? null : (
        <ActionButton
          call={gameOfficeCalls.refuseHeldPlay}
          label={t(isWrittenOff ? 'takeBack' : 'refuse')}
          shortcut="r"
          kind="danger-outlined"
          onPress={() => setOpen('refuse')}
        />
      )}
      {held.status === 'REFUSED' || held.status === 'TO_WRITE_OFF' ? <WriteOff held={held} /> : null}
      {isWrittenOff ? null : (
        <ActionButton
          call={gameOfficeCalls.acceptHeldPlay}
          label={t('accept')}
          shortcut="a"
          kind="filled"
          onPress={() => setOpen('accept')}
        />
      )}
      {open === 'accept' ? (
        <QuickDecision
          title={t('accept')}
          summary={summary('acceptNote')}
          submitLabel={t('accept')}
          fields={[{ kind: 'password' }]}
          decide={({ password = '' }, press) =>
            press(gameOfficeCalls.acceptHeldPlay, { memberId, heldId, amount: amount ?? 0n, password })
          }
          decided={{ text: said, kind: 'success' }}
          onClose={close}
        />
      ) : null}
      {open === 'refuse' ? (
        <QuickDecision
          title={t(isWrittenOff ? 'takeBack' : 'refuse')}
          summary={summary('refuseNote')}
          submitLabel={t(isWrittenOff ? 'takeBack' : 'refuse')}
          isDanger
          fields={[{ kind: 'text', name: 'note', label: t('because'), lengthMax: 500 }]}
          decide={({ note = '' }, press) =>
            press(gameOfficeCalls.refuseHeldPlay, { memberId, heldId, note: note.trim() })
          }
          decided={{ text: said, kind: 'success' }}
          onClose={close}
        />
      ) : null}
    </>
  );
};

// One difference between a game and the books, with the facts for deciding it.
export const HeldPlayDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(heldPlayStrings);
  const statuses = useTexts(heldStatusTexts);
  const reasons = useTexts(heldReasonTexts);
  const office = useTexts(officeTexts);
  const { place } = useHeldPlace();
  const list = useHeldPlays(place.view, place.page);
  const { data } = list;
  const held = data?.items.find((line) => itemIdOf(line) === itemId);
  if (data === undefined) return <FirstReading query={list} />;
  if (held === undefined) return <NoItem text={t('notListed')} />;
  const isStanding = held.status !== 'ACCEPTED' && held.status !== 'GONE';
  return (
    <ItemDetail
      kicker={`${gameNameOf(held.code)} · ${held.memberName} · •••• ${held.memberPhone.slice(-4)}`}
      heading={<Money amount={held.amount} currency={held.currency} />}
      chips={
        <>
          <StatusChip kind={heldPlayChips[held.status]}>{statuses(held.status)}</StatusChip>
          {held.needsTwo && isStanding ? <StatusChip kind="info">{t('twoPeople')}</StatusChip> : null}
        </>
      }
      aside={<MemberBeside memberId={held.memberId} />}
      actions={isStanding ? <Actions held={held} /> : null}
    >
      <p>{reasons(held.reason)}</p>
      <FactList
        facts={[
          { label: t('shown'), value: <Money amount={held.amount} currency={held.currency} /> },
          { label: t('booked'), value: <Money amount={held.bookedAmount} currency={held.currency} /> },
          { label: t('noticedAt'), value: formatDateTime(held.noticedAt) },
          { label: t('seenAt'), value: formatDateTime(held.seenAt) },
          {
            label: t('transfer'),
            value:
              held.transferId === null ? null : (
                <>
                  <GoLink to={`/statements/${held.memberId}.${held.transferId}`}>{office('asMemberSees')}</GoLink>
                  <ShortId id={held.transferId} />
                </>
              ),
          },
          { label: t('note'), value: held.note },
        ]}
      />
    </ItemDetail>
  );
};
