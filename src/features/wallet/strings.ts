import { texts } from '#i18n/texts.ts';

export const walletStrings = texts({
  totalBalance: ['ยอดเงินรวม', 'ຍອດເງິນລວມ', 'Total balance'],
  lastUpdated: ['อัปเดตล่าสุด {time}', 'ອັບເດດຫຼ້າສຸດ {time}', 'Last updated {time}'],
  checkBalance: ['ตรวจสอบยอดเงิน', 'ກວດສອບຍອດເງິນ', 'Check balance'],
  transfer: ['โอนเงิน', 'ໂອນເງິນ', 'Transfer'],
  hideBalance: ['ซ่อนยอดเงิน', 'ເຊື່ອງຍອດເງິນ', 'Hide balance'],
  balanceHidden: ['ซ่อนยอดเงินอยู่', 'ເຊື່ອງຍອດເງິນຢູ່', 'Balance hidden'],
  balanceUpdated: ['ยอดเงิน {amount} อัปเดตแล้ว', 'ຍອດເງິນ {amount} ອັບເດດແລ້ວ', 'Balance {amount}, updated'],
});
