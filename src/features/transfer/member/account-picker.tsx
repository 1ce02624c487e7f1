import { Wallet } from 'lucide-react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListboxField, type ListboxOption } from '#ui/fields/listbox-field.tsx';
import { Money } from '#ui/figures/money.tsx';
import { wallet } from '../rules.ts';
import { transferStrings } from '../strings.ts';
import type { GameToTransfer, TransferAccounts } from './transfer-accounts.ts';
import styles from './transfer-modal.module.css';

export interface AccountPickerProps {
  readonly label: string;
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly hint?: string | undefined;
  readonly accounts: TransferAccounts;
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

const logoPx = 28;

const GameLogo = ({ logo }: { readonly logo: string | null }) =>
  logo === null ? (
    <span className={styles['logo']} />
  ) : (
    <img src={logo} alt="" width={logoPx} height={logoPx} className={styles['logo']} />
  );

// First the prompt, then the main wallet, then each active game with its balance.
export const AccountPicker = ({ label, field, hint, accounts, chosen, onChoose }: AccountPickerProps) => {
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const { currency } = accounts;
  const ofGame = ({ code, name, amount, logo }: GameToTransfer): ListboxOption => ({
    value: code,
    label: name,
    logo: <GameLogo logo={logo} />,
    end: <Money amount={amount} currency={currency} />,
  });
  const options: readonly ListboxOption[] = [
    { value: '', label: t('selectAccount') },
    {
      value: wallet,
      label: shared('mainWallet'),
      logo: <Wallet size={logoPx} strokeWidth={1.5} className={styles['logo']} aria-hidden="true" />,
      end: <Money amount={accounts.wallet} currency={currency} />,
    },
    ...accounts.games.map(ofGame),
  ];
  return (
    <ListboxField
      {...field}
      {...(hint === undefined ? {} : { hint })}
      label={label}
      prompt={t('selectAccount')}
      options={options}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
