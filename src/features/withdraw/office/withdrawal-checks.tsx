import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { VerdictList, type VerdictLine } from '#ui/office/detail/detail-parts.tsx';
import { checkTexts, lastDigits, withdrawalOfficeStrings } from './office-strings.ts';
import type { Detail } from './use-withdrawals.ts';

type About = Detail['checks'][number]['about'];

// The server's checks, each with its figure.
export const WithdrawalChecks = ({ detail }: { readonly detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const checks = useTexts(checkTexts);
  const { withdrawal, secondPerson, checks: found } = detail;
  const { currency } = withdrawal;
  const values: Record<About, string> = {
    NAME: withdrawal.bankAccountName,
    ACCOUNT: `${withdrawal.bankCode} ${lastDigits(withdrawal.bankAccountNo)}`,
    PAID_BEFORE: t('times', { n: detail.paidBefore }),
    BOOKS: `${formatMoney(detail.walletBefore, currency)} → ${formatMoney(
      detail.walletBefore === null || withdrawal.amount === null ? null : detail.walletBefore - withdrawal.amount,
      currency,
    )}`,
  };
  const lines = found.map(({ about, verdict }): VerdictLine => ({
    verdict,
    label: checks(about),
    value: values[about],
  }));
  const threshold = formatMoney(secondPerson.threshold, currency);
  const second: VerdictLine[] =
    secondPerson.because === null
      ? []
      : [{ verdict: 'check', label: t('above', { threshold }), value: t('twoPeople') }];
  return <VerdictList lines={[...lines, ...second]} />;
};
