import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { DecisionActions } from '#ui/office/detail/decision-actions.tsx';
import type { DeskItem } from '../office-contract.ts';
import { currencyOf } from './use-money-in.ts';
import { moneyInStrings } from './money-in-strings.ts';
import { useDecisions } from './use-decisions.ts';

// The actions for an item, by its kind and by whether it has a proposal.
export const MoneyInActions = ({ item }: { readonly item: DeskItem }) => {
  const t = useTexts(moneyInStrings);
  const currency = currencyOf(item.currency);
  const name = item.payer?.name ?? item.member?.name ?? t('unreadable');
  const about = currency === null ? name : `${formatMoney(item.amount, currency)}, ${name}`;
  return <DecisionActions decisions={useDecisions(item)} about={about} />;
};
