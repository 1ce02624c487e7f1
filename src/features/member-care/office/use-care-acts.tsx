import type { AnswerOf } from '#contract/endpoint.ts';
import { useLocale } from '#i18n/locale.ts';
import { joinSentences, useTexts } from '#i18n/texts.ts';
import type { QuickDecisionProps } from '#ui/office/detail/quick-decision.tsx';
import type { Values } from '#ui/fields/use-checked-form.ts';
import type { Press } from '#ui/press/use-press.ts';
import { saveFile } from '#ui/save-file.ts';
import { type ChangeKind, changeKinds } from '../contract.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { careStrings, kindTexts } from './care-strings.ts';
import type { MemberDetail } from './use-care.ts';
import { useConditionText } from './use-condition-text.ts';

export type CareAct = 'propose' | 'confirm' | 'drop' | 'suspend' | 'readmit' | 'reset' | 'export';
type CallWithNote = (typeof memberCareOfficeCalls)['suspend' | 'readmit' | 'sendResetCode'];
type Act = Omit<QuickDecisionProps, 'decided' | 'onClose'>;

const isKind = (value: string): value is ChangeKind => changeKinds.some((kind) => kind === value);
const orNull = (typed: string | undefined): string | null => typed?.trim() || null;
const digitsOrNull = (typed: string | undefined): string | null => orNull(typed?.replace(/[\s-]/g, ''));

const useEvidence = () => {
  const t = useTexts(careStrings);
  const field = { kind: 'text', name: 'note', lengthMin: 10, lengthMax: 500 } as const;
  return { ...field, label: t('evidence'), missing: t('recordShort') };
};

interface AboutProps {
  readonly member: MemberDetail['member'];
  readonly note: string;
}

// The dialog covers the name of the member whom it is about.
const AboutMember = ({ member: { name, phone }, note }: AboutProps) => (
  <>
    <p>
      {name}, {phone}
    </p>
    <p>{note}</p>
  </>
);

const useProposal = ({ member: { memberId }, condition }: MemberDetail): Act => {
  const t = useTexts(careStrings);
  const kinds = useTexts(kindTexts);
  const evidence = useEvidence();
  const textFor = (...values: readonly ChangeKind[]) =>
    ({ kind: 'text', onlyFor: { choice: 'kind', values } }) as const;
  return {
    title: t('change'),
    summary: t('changeNote'),
    submitLabel: t('propose'),
    fields: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('kind'),
        options: changeKinds
          .filter((value) => value !== 'CONDITION' || condition !== null)
          .map((value) => ({ value, label: kinds(value) })),
      },
      { ...textFor('ACCOUNT', 'FREE_ACCOUNT'), name: 'bankCode', label: t('bank'), lengthMax: 20 },
      { ...textFor('ACCOUNT', 'FREE_ACCOUNT'), name: 'accountNo', label: t('accountNo'), lengthMax: 25 },
      { ...textFor('ACCOUNT'), name: 'accountName', label: t('accountName'), lengthMax: 100 },
      { ...textFor('PHONE'), name: 'phone', label: t('newPhone'), lengthMax: 20, type: 'tel' },
      evidence,
    ],
    decide: ({ kind = '', bankCode, accountNo, accountName, phone, note = '' }, press) =>
      press(memberCareOfficeCalls.proposeChange, {
        memberId,
        kind: isKind(kind) ? kind : 'ACCOUNT',
        bankCode: orNull(bankCode)?.toUpperCase() ?? null,
        accountNo: digitsOrNull(accountNo),
        accountName: orNull(accountName),
        phone: digitsOrNull(phone),
        note: note.trim(),
      }),
  };
};

const saveMember = (memberId: string, exported: AnswerOf<typeof memberCareOfficeCalls.exportData>): void =>
  saveFile({ name: `member-${memberId}.json`, type: 'application/json', text: JSON.stringify(exported, null, 2) });

// The member whose data would change, and the new data, or what is freed or erased.
const useWhatChanges = (detail: MemberDetail): string => {
  const { member, change } = detail;
  const { name } = member;
  const t = useTexts(careStrings);
  const kinds = useTexts(kindTexts);
  const condition = useConditionText(detail);
  if (change === null) return name;
  const isNew = change.kind === 'ACCOUNT' || change.kind === 'PHONE';
  const parts = [
    [t('bank'), change.bankCode],
    [t('accountNo'), change.accountNo],
    [t('accountName'), change.accountName],
    [t(isNew ? 'newPhone' : 'phone'), change.phone],
  ].flatMap(([label = '', value]) => (value == null ? [] : [`${label} ${value}`]));
  if (change.kind === 'CONDITION' && condition !== null) parts.push(condition);
  return `${name}: ${[...(isNew ? [] : [kinds(change.kind)]), ...parts].join(', ')}`;
};

const notes: Partial<Record<ChangeKind, 'eraseNote' | 'conditionNote'>> = {
  ERASE: 'eraseNote',
  CONDITION: 'conditionNote',
};

const useWhatFollows = ({ change }: MemberDetail, whatChanges: string): string => {
  const t = useTexts(careStrings);
  const locale = useLocale();
  const note = change === null ? undefined : notes[change.kind];
  return note === undefined ? whatChanges : joinSentences(locale, [whatChanges, t(note)]);
};

export const useCareActs = (detail: MemberDetail): Record<CareAct, Act> => {
  const t = useTexts(careStrings);
  const propose = useProposal(detail);
  const { member } = detail;
  const { memberId, name } = member;
  const whatChanges = useWhatChanges(detail);
  const confirmed = useWhatFollows(detail, whatChanges);
  const isErasure = detail.change?.kind === 'ERASE';
  const changed = { memberId, changeId: detail.change?.changeId ?? '' };
  const evidence = useEvidence();
  const withNote = (key: 'suspend' | 'readmit' | 'reset', call: CallWithNote) => ({
    title: t(key),
    submitLabel: t(key),
    fields: [evidence],
    decide: ({ note = '' }: Values<string>, press: Press['press']) => press(call, { memberId, note: note.trim() }),
  });
  return {
    propose,
    confirm: {
      title: t('confirm'),
      summary: confirmed,
      submitLabel: t('confirm'),
      isDanger: isErasure,
      fields: [{ kind: 'password' }],
      decide: ({ password = '' }, press) => press(memberCareOfficeCalls.confirmChange, { ...changed, password }),
    },
    drop: {
      title: t('drop'),
      summary: whatChanges,
      submitLabel: t('drop'),
      fields: [],
      decide: (_values, press) => press(memberCareOfficeCalls.dropChange, changed),
    },
    suspend: {
      ...withNote('suspend', memberCareOfficeCalls.suspend),
      summary: <AboutMember member={member} note={t('suspendNote')} />,
      isDanger: true,
    },
    readmit: { ...withNote('readmit', memberCareOfficeCalls.readmit), summary: name },
    export: {
      title: t('export'),
      summary: <AboutMember member={member} note={t('exportNote')} />,
      submitLabel: t('export'),
      fields: [evidence, { kind: 'password' }],
      decide: async ({ note = '', password = '' }, press) => {
        const pressed = await press(memberCareOfficeCalls.exportData, { memberId, note: note.trim(), password });
        if (pressed.end === 'done') saveMember(memberId, pressed.answer);
        return pressed;
      },
    },
    reset: {
      ...withNote('reset', memberCareOfficeCalls.sendResetCode),
      summary: <AboutMember member={member} note={t('resetNote')} />,
    },
  };
};
