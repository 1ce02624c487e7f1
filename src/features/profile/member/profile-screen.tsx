import { Copy, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { formatDateTime, noNumber } from '#i18n/date-formats.ts';
import { formatAccountNo } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { RefreshButton } from '#ui/buttons/refresh-button.tsx';
import { useCopy } from '#ui/lists/copy-field.tsx';
import { type AtBank, useBankName } from '#ui/figures/use-bank-name.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { useWaiting } from '#ui/waiting/use-waiting.ts';
import type { profileCalls } from '../contract.ts';
import { profileStrings } from '../strings.ts';
import styles from './profile-screen.module.css';
import { useProfile } from './use-profile.ts';

type Profile = AnswerOf<typeof profileCalls.get>;

interface FactsProps {
  readonly data: Profile | undefined;
  // The placeholder of a field without a value.
  readonly blank: ReactNode;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div className={styles['fact']}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const MemberId = ({ id }: { readonly id: string }) => {
  const t = useTexts(profileStrings);
  const copy = useCopy();
  return (
    <>
      <span>{id}</span>
      <IconButton
        label={t('copyMemberId')}
        icon={<Copy size={20} strokeWidth={1.75} />}
        onClick={() => void copy(id)}
      />
    </>
  );
};

const MemberFacts = ({ data, blank }: FactsProps) => {
  const t = useTexts(profileStrings);
  const profile = data?.profile;
  return (
    <section className={styles['card']}>
      <dl className={styles['facts']}>
        <Fact label={t('name')}>{profile?.name ?? blank}</Fact>
        <Fact label={t('username')}>{profile?.username ?? blank}</Fact>
        <Fact label={t('memberId')}>
          <span className={styles['id']}>{profile === undefined ? blank : <MemberId id={profile._id} />}</span>
        </Fact>
        <Fact label={t('createdAt')}>{profile === undefined ? blank : formatDateTime(profile.createdAt)}</Fact>
      </dl>
    </section>
  );
};

// The Thai name identifies the bank in every language; readers of other languages find theirs below.
const BankName = (account: AtBank) => {
  const locale = useLocale();
  const name = useBankName()(account);
  return (
    <>
      <span lang="th">{account.bank.nameTH}</span>
      {locale === 'th' || name === account.bank.nameTH ? null : <span className={styles['caption']}>{name}</span>}
    </>
  );
};

const BankFacts = ({ data, blank }: FactsProps) => {
  const t = useTexts(profileStrings);
  const accountText = useTexts(accountTexts);
  const headingId = useId();
  const account = data?.bankAccount;
  const missing = data === undefined ? blank : noNumber;
  return (
    <section className={styles['card']} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('bankAccount')}</h2>
      <dl className={styles['facts']}>
        <Fact label={accountText('accountName')}>{account?.bankAccountName ?? missing}</Fact>
        <Fact label={accountText('bank')}>
          <span className={styles['bank']}>{account ? <BankName {...account} /> : missing}</span>
        </Fact>
        <Fact label={accountText('accountNo')}>
          {account ? <span className={styles['number']}>{formatAccountNo(account.bankAccountNo)}</span> : missing}
        </Fact>
      </dl>
      <p className={styles['note']}>{t('contactToChange')}</p>
    </section>
  );
};

export interface ProfileScreenProps {
  readonly onChangePassword: (username?: string) => void;
}

export const ProfileScreen = ({ onChangePassword }: ProfileScreenProps) => {
  const t = useTexts(profileStrings);
  const { data, isPending, isFetching, refetch } = useProfile();
  const waiting = useWaiting(isPending);
  const facts = { data, blank: isPending && waiting !== 'hidden' ? <Skeleton /> : noNumber };
  return (
    <div className={styles['screen']} aria-busy={isPending}>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Button
          icon={<Lock size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChangePassword(data?.profile.username)}
        >
          {t('changePassword')}
        </Button>
      </div>
      <MemberFacts {...facts} />
      <BankFacts {...facts} />
      <div>
        <RefreshButton isBusy={isFetching} onPress={() => void refetch()} />
      </div>
    </div>
  );
};
