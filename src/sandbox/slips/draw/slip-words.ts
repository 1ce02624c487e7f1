import { currencies } from '#money/currency.ts';
import type { Transfer } from '../../bank/bank.ts';
import { bankOf } from '../../bank/banks.ts';
import { bangkokTime, shownAmount } from '../../shown.ts';
import type { SlipLanguage } from './slip-styles.ts';

interface SlipWords {
  done: string;
  from: string;
  to: string;
  amount: string;
  fee: string;
  reference: string;
  scan: string;
}

const words: Readonly<Record<SlipLanguage, SlipWords>> = {
  th: {
    done: 'โอนเงินสำเร็จ',
    from: 'จาก',
    to: 'ไปยัง',
    amount: 'จำนวนเงิน',
    fee: 'ค่าธรรมเนียม',
    reference: 'เลขที่รายการ',
    scan: 'สแกนตรวจสอบสลิป',
  },
  lo: {
    done: 'ໂອນເງິນສຳເລັດ',
    from: 'ຈາກ',
    to: 'ຫາ',
    amount: 'ຈຳນວນເງິນ',
    fee: 'ຄ່າທຳນຽມ',
    reference: 'ເລກທີທຸລະກຳ',
    scan: 'ສະແກນເພື່ອກວດສອບ',
  },
  en: {
    done: 'Transfer completed',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    fee: 'Fee',
    reference: 'Reference no.',
    scan: 'Scan to verify',
  },
};

export const wordsOf = (language: SlipLanguage): SlipWords => words[language];

const thaiMonths = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');
const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

// Thai banks count years from 543 before the common era and write two digits of them.
export const slipTime = (at: Date, language: SlipLanguage): string => {
  const [date = '', time = ''] = bangkokTime(at).split(' ');
  const [day = '', month = '', year = ''] = date.split('/');
  const clock = time.slice(0, 5);
  switch (language) {
    case 'th':
      return `${Number(day)} ${thaiMonths[Number(month) - 1] ?? ''} ${String((Number(year) + 543) % 100)} ${clock} น.`;
    case 'en':
      return `${Number(day)} ${englishMonths[Number(month) - 1] ?? ''} ${year} - ${clock}`;
    case 'lo':
      return `${date} ${time}`;
  }
};

const units: Readonly<Record<SlipLanguage, Readonly<Record<Transfer['currency'], string>>>> = {
  th: { BAHT: 'บาท', LAK: 'กีบ' },
  lo: { BAHT: 'THB', LAK: 'LAK' },
  en: { BAHT: currencies.BAHT.isoCode, LAK: currencies.LAK.isoCode },
};

// Kip are written whole.
export const slipAmount = ({ amount, currency }: Transfer, language: SlipLanguage): string => {
  const shown = shownAmount(amount);
  const figure = currency === 'LAK' ? shown.replace(/\.00$/, '') : shown;
  return `${figure} ${units[language][currency]}`;
};

export const slipBankName = (bankCode: string, language: SlipLanguage): string =>
  language === 'th' ? bankOf(bankCode).nameTH : bankOf(bankCode).nameEN;
