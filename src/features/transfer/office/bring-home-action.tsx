import { gameNameOf } from '#contract/games.ts';
import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import type { OwnFailureText } from '#ui/office/detail/decision-dialog.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { isBehindAnother } from '#ui/press/use-press.ts';
import { transferOfficeCalls, type MemberGame } from '../office-contract.ts';
import { gameMoneyStrings } from './game-money-strings.ts';
import type { MemberGameMoney } from './use-game-money.ts';

interface BringHomeProps {
  readonly of: MemberGameMoney;
  readonly game: MemberGame;
}

// Moves all money at one game to the member's wallet, with a reason.
export const BringHomeAction = ({ of: { memberId, memberName, currency }, game }: BringHomeProps) => {
  const t = useTexts(gameMoneyStrings);
  const [isOpen, setOpen] = useState(false);
  const { code, bookedAmount } = game;
  const ownText: OwnFailureText = (failure) => {
    if (isBehindAnother(failure)) return t('homeBusy');
    if (failure.code === 'TRANSFER_FAIL') return t('homeFailed');
    return failure.code === 'MONEY_NOT_ENOUGH' ? t('homeEmpty') : null;
  };
  return (
    <>
      <ActionButton call={transferOfficeCalls.bringHome} label={t('home')} onPress={() => setOpen(true)} />
      {isOpen ? (
        <QuickDecision
          title={`${t('home')}: ${gameNameOf(code)}`}
          summary={
            <>
              <p>
                <Money amount={bookedAmount} currency={currency} size="title" />
              </p>
              <p>{t('homeNote')}</p>
            </>
          }
          submitLabel={t('home')}
          fields={[
            {
              kind: 'text',
              name: 'note',
              label: t('because'),
              lengthMin: 10,
              lengthMax: 500,
              missing: t('becauseShort'),
            },
          ]}
          decide={({ note = '' }, press) => press(transferOfficeCalls.bringHome, { memberId, code, note: note.trim() })}
          decided={{ text: `${memberName}: ${t('homeDone')}`, kind: 'success' }}
          ownText={ownText}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
