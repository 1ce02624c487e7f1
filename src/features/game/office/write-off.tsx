import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { gameOfficeCalls, type HeldPlayLine } from '../office-contract.ts';
import { heldPlayStrings, nameOfHeld } from './held-play-strings.ts';

// Each of the two people gives the evidence and a password.
export const WriteOff = ({ held }: { readonly held: HeldPlayLine }) => {
  const t = useTexts(heldPlayStrings);
  const [isOpen, setOpen] = useState(false);
  const { memberId, heldId, currency, memberName } = held;
  const amount = held.amount ?? 0n;
  return (
    <>
      <ActionButton
        call={gameOfficeCalls.writeOffHeldPlay}
        label={t('writeOff')}
        shortcut="w"
        kind="outlined"
        onPress={() => setOpen(true)}
      />
      {isOpen ? (
        <QuickDecision
          title={t('writeOff')}
          summary={
            <>
              <p>
                <Money amount={amount} currency={currency} size="title" />
              </p>
              <p>{nameOfHeld(held)}</p>
              <p>{t('writeOffNote')}</p>
            </>
          }
          submitLabel={t('writeOff')}
          isDanger
          fields={[{ kind: 'text', name: 'note', label: t('evidence'), lengthMax: 500 }, { kind: 'password' }]}
          decide={({ note = '', password = '' }, press) =>
            press(gameOfficeCalls.writeOffHeldPlay, { memberId, heldId, amount, note: note.trim(), password })
          }
          decided={{ text: `${t('done')}: ${formatMoney(amount, currency)}, ${memberName}`, kind: 'success' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
