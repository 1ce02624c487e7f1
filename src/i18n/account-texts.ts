import { texts } from './texts.ts';

// The words of a bank account, wherever it is entered or shown.
export const accountTexts = texts({
  bank: ['ธนาคาร', 'ທະນາຄານ', 'Bank'],
  accountName: ['ชื่อบัญชี', 'ຊື່ບັນຊີ', 'Account name'],
  accountNo: ['เลขที่บัญชี', 'ເລກບັນຊີ', 'Account number'],
  numberForm: ['ใส่ตัวเลข 6 ถึง 20 หลัก', 'ໃສ່ຕົວເລກ 6 ຫາ 20 ຫຼັກ', 'Enter 6 to 20 digits'],
  currency: ['สกุลเงิน', 'ສະກຸນເງິນ', 'Currency'],
  BAHT: ['บาท', 'ບາດ', 'Baht (BAHT)'],
  LAK: ['กีบ', 'ກີບ', 'Kip (LAK)'],
  englishNameOnly: [
    'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
    'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
    'The bank account name must be in English only',
  ],
  englishName: ['ชื่อบัญชีภาษาอังกฤษ', 'ຊື່ບັນຊີເປັນພາສາອັງກິດ', 'Account name in English'],
  bankAccount: ['บัญชีธนาคาร', 'ບັນຊີທະນາຄານ', 'Bank account'],
  noBank: ['ไม่พบบัญชีธนาคาร', 'ບໍ່ພົບບັນຊີທະນາຄານ', 'Bank account not found'],
});
