import { categoryTexts } from '#i18n/category-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const homeStrings = texts({
  greeting: ['สวัสดี', 'ສະບາຍດີ', 'Hello'],
  deposit: productTexts.deposit,
  withdraw: productTexts.withdraw,
  invite: productTexts.invite,
  refund: productTexts.refund,
  refreshAll: ['รีเฟรชทั้งหมด', 'ໂຫຼດໃໝ່ທັງໝົດ', 'Refresh all'],
  actions: ['ทำรายการ', 'ເຮັດລາຍການ', 'Actions'],
  bonusConditions: productTexts.bonusConditions,
  inviteBonus: productTexts.inviteBonus,
  noInviteBonus: productTexts.noInviteBonus,
  receive: productTexts.receive,
  slot: categoryTexts.slot,
  sport: categoryTexts.sport,
  lotto: categoryTexts.lotto,
  emptyGames: ['ยังไม่มีเกมในหมวดนี้', 'ຍັງບໍ່ມີເກມໃນໝວດນີ້', 'No games in this category yet'],
  findGame: ['ค้นหาเกม', 'ຄົ້ນຫາເກມ', 'Find a game'],
  gamesFound: ['จำนวนเกมที่พบ: {count}', 'ຈຳນວນເກມທີ່ພົບ: {count}', 'Games found: {count}'],
  noGameFound: ['ไม่พบเกมที่ค้นหา', 'ບໍ່ພົບເກມທີ່ຄົ້ນຫາ', 'No game found'],
  close: sharedTexts.close,
  notice: ['ประกาศ', 'ປະກາດ', 'Notice'],
  agreement: productTexts.agreement,
  accept: ['ยอมรับ', 'ຍອມຮັບ', 'Accept'],
  statement: productTexts.statement,
  emptyStatement: productTexts.emptyStatement,
});
