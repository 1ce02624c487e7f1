import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const walletStrings = texts({
  totalBalance: ['ยอดเงินรวม', 'ຍອດເງິນລວມ', 'Total balance'],
  mainWallet: sharedTexts.mainWallet,
  inGames: ['ในเกม', 'ໃນເກມ', 'In games'],
  inProgress: sharedTexts.statusInProgress,
  slipChecked: ['กำลังตรวจสอบสลิป', 'ກຳລັງກວດສອບສະລິບ', 'Checking your slip'],
  lastUpdated: ['อัปเดตล่าสุด {time}', 'ອັບເດດຫຼ້າສຸດ {time}', 'Last updated {time}'],
  checkBalance: productTexts.checkBalance,
  transfer: productTexts.transfer,
  hideBalance: ['ซ่อนยอดเงิน', 'ເຊື່ອງຍອດເງິນ', 'Hide balance'],
  balanceHidden: productTexts.balanceHidden,
  balanceUpdated: ['ยอดเงิน {amount} อัปเดตแล้ว', 'ຍອດເງິນ {amount} ອັບເດດແລ້ວ', 'Balance {amount}, updated'],
});
