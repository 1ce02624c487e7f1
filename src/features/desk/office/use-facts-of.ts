import { formatAmount, formatMoney } from '#i18n/formats.ts';
import { isTextKey, texts, useTexts } from '#i18n/texts.ts';
import { isCurrency } from '#money/currency.ts';
import type { Fact } from '#ui/office/detail/detail-parts.tsx';
import type { FindingLine } from './use-desk.ts';

const moneyTexts = texts({
  amount: ['จำนวนเงิน', 'ຈຳນວນເງິນ', 'Amount'],
  won: ['ชนะรวม', 'ຊະນະລວມ', 'Won in total'],
  limit: ['วงเงิน', 'ວົງເງິນ', 'Limit'],
  booked: ['ยอดในบัญชีของเรา', 'ຍອດໃນບັນຊີຂອງພວກເຮົາ', 'In our books'],
  there: ['ยอดที่เกมแจ้งครั้งล่าสุด', 'ຍອດທີ່ເກມແຈ້ງຄັ້ງຫຼ້າສຸດ', 'Last told by the game'],
  counted: ['ยอดรวมที่ธนาคารแจ้ง', 'ຍອດລວມທີ່ທະນາຄານແຈ້ງ', 'Total of the bank'],
  shown: ['ผลรวมของรายการที่ธนาคารแสดง', 'ຜົນລວມຂອງລາຍການທີ່ທະນາຄານສະແດງ', 'Sum of the bank’s lines'],
});

const otherTexts = texts({
  bank: ['ธนาคาร', 'ທະນາຄານ', 'Bank'],
  sendingBank: ['ธนาคารผู้โอน', 'ທະນາຄານຜູ້ໂອນ', 'Payer’s bank'],
  channel: ['ช่องทาง', 'ຊ່ອງທາງ', 'Channel'],
  reference: ['เลขอ้างอิง', 'ເລກອ້າງອີງ', 'Reference number'],
  status: ['สถานะ', 'ສະຖານະ', 'Status'],
  transfer: ['รายการโยก', 'ລາຍການໂຍກ', 'Transfer'],
  first: ['รายการถอนแรก', 'ລາຍການຖອນທຳອິດ', 'First withdrawal'],
  because: ['สาเหตุ', 'ສາເຫດ', 'Because'],
  since: ['ตั้งแต่', 'ຕັ້ງແຕ່', 'Since'],
  bookedTo: ['ลงบัญชีให้สมาชิก', 'ລົງບັນຊີໃຫ້ສະມາຊິກ', 'Booked to member'],
});

const wholeNumber = /^-?\d+$/;

// A finding's details with names; amounts as money, though some findings do not name the currency.
export const useFactsOf = (): ((finding: FindingLine) => Fact[]) => {
  const money = useTexts(moneyTexts);
  const others = useTexts(otherTexts);
  return ({ detail: { currency: code, ...detail } }) => {
    const currency = isCurrency(code) ? code : null;
    const factOf = (name: string, value: string): Fact => {
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
