import { productWords } from '#i18n/product-words.ts';
import { texts } from '#i18n/texts.ts';

export const walletStrings = texts({
  totalBalance: ['ยอดเงินรวม', 'ຍອດເງິນລວມ', 'Total balance'],
  lastUpdated: ['อัปเดตล่าสุด {time}', 'ອັບເດດຫຼ້າສຸດ {time}', 'Last updated {time}'],
  checkBalance: productWords.checkBalance,
  transfer: productWords.transfer,
  hideBalance: ['ซ่อนยอดเงิน', 'ເຊື່ອງຍອດເງິນ', 'Hide balance'],
  balanceHidden: productWords.balanceHidden,
  balanceUpdated: ['ยอดเงิน {amount} อัปเดตแล้ว', 'ຍອດເງິນ {amount} ອັບເດດແລ້ວ', 'Balance {amount}, updated'],
});
