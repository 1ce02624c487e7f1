import { createElement } from 'react';
import { formatAmount, formatMoney } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { isTextKey, texts, useTexts } from '#i18n/texts.ts';
import { isCurrency } from '#money/currency.ts';
import type { Fact } from '#ui/office/detail/detail-parts.tsx';
import { FindingAbout } from './finding-about.tsx';
import { findingKindTexts, findingNameTexts } from './finding-strings.ts';
import type { FindingLine } from './use-desk.ts';

const moneyTexts = texts({
  amount: sharedTexts.amount,
  won: ['ชนะรวม', 'ຊະນະລວມ', 'Won in total'],
  limit: ['วงเงิน', 'ວົງເງິນ', 'Limit'],
  booked: staffTexts.inOurBooks,
  there: ['ยอดที่เกมแจ้งครั้งล่าสุด', 'ຍອດທີ່ເກມແຈ້ງຄັ້ງຫຼ້າສຸດ', 'Last told by the game'],
  counted: ['ยอดเงินรวมที่ธนาคารแจ้ง', 'ຍອດເງິນລວມທີ່ທະນາຄານແຈ້ງ', 'Total of the bank'],
  shown: ['ผลรวมของรายการที่ธนาคารแสดง', 'ຜົນລວມຂອງລາຍການທີ່ທະນາຄານສະແດງ', 'Sum of the bank’s lines'],
});

const otherTexts = texts({
  bank: accountTexts.bank,
  sendingBank: ['ธนาคารผู้โอน', 'ທະນາຄານຜູ້ໂອນ', 'Payer’s bank'],
  channel: staffTexts.channel,
  reference: staffTexts.reference,
  status: sharedTexts.status,
  transfer: ['รายการโอน', 'ລາຍການໂອນ', 'Transfer'],
  first: ['รายการถอนแรก', 'ລາຍການຖອນທຳອິດ', 'First withdrawal'],
  because: ['สาเหตุ', 'ສາເຫດ', 'Because'],
  since: staffTexts.since,
  bookedTo: ['ลงบัญชีให้สมาชิก', 'ລົງບັນຊີໃຫ້ສະມາຊິກ', 'Booked to member'],
});

// What the id of a detail is of.
const sortOf: Readonly<Record<string, string>> = { transfer: 'transfer', first: 'withdrawal', bookedTo: 'member' };

const wholeNumber = /^-?\d+$/;

// A finding's details with names; amounts as money, though some findings do not name the currency.
export const useFactsOf = (): ((finding: FindingLine) => Fact[]) => {
  const money = useTexts(moneyTexts);
  const others = useTexts(otherTexts);
  return ({ memberId, detail: { currency: code, ...detail } }) => {
    const currency = isCurrency(code) ? code : null;
    const factOf = (name: string, value: string): Fact => {
      const sort = sortOf[name];
      if (sort !== undefined && isTextKey(otherTexts, name) && value !== '-')
        return { label: others(name), value: createElement(FindingAbout, { memberId, object: `${sort} ${value}` }) };
      if (isTextKey(otherTexts, name)) return { label: others(name), value };
      if (!isTextKey(moneyTexts, name) || !wholeNumber.test(value)) return { label: name, value };
      const amount = BigInt(value);
      return {
        label: money(name),
        value: currency === null ? formatAmount(amount) : formatMoney(amount, currency),
      };
    };
    return Object.entries(detail).map(([name, value]) => factOf(name, value));
  };
};

// What a finding is called. Money is of two members unless the one it is about also has it: then the other number is nobody's.
export const useFindingName = (): ((finding: Pick<FindingLine, 'kind' | 'memberId' | 'detail'>) => string) => {
  const kinds = useTexts(findingKindTexts);
  const others = useTexts(findingNameTexts);
  return ({ kind, memberId, detail }) => {
    if (kind === 'MONEY_OF_TWO_MEMBERS' && detail['bookedTo'] === memberId) return others('numberOfNobody');
    return isTextKey(findingKindTexts, kind) ? kinds(kind) : kind;
  };
};
