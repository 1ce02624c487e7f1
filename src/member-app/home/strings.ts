import { productWords } from '#i18n/product-words.ts';
import { texts } from '#i18n/texts.ts';

export const homeStrings = texts({
  greeting: ['สวัสดี', 'ສະບາຍດີ', 'Hello'],
  deposit: productWords.deposit,
  withdraw: productWords.withdraw,
  refreshAll: ['รีเฟรชทั้งหมด', 'ໂຫຼດໃໝ່ທັງໝົດ', 'Refresh all'],
  actions: ['ทำรายการ', 'ເຮັດລາຍການ', 'Actions'],
  bonusConditions: productWords.bonusConditions,
  inviteBonus: productWords.inviteBonus,
  slot: productWords.slot,
  sport: productWords.sport,
  lotto: productWords.lotto,
  emptyGames: ['ยังไม่มีเกมในหมวดนี้', 'ຍັງບໍ່ມີເກມໃນໝວດນີ້', 'No games in this category yet'],
  findGame: ['ค้นหาเกม', 'ຄົ້ນຫາເກມ', 'Find a game'],
  gamesFound: ['จำนวนเกมที่พบ: {count}', 'ຈຳນວນເກມທີ່ພົບ: {count}', 'Games found: {count}'],
  noGameFound: ['ไม่พบเกมที่ค้นหา', 'ບໍ່ພົບເກມທີ່ຄົ້ນຫາ', 'No game found'],
  notice: ['ประกาศ', 'ປະກາດ', 'Notice'],
  agreement: ['ข้อตกลงการใช้งาน', 'ຂໍ້ຕົກລົງການນຳໃຊ້', 'Terms of use'],
  accept: ['ยอมรับ', 'ຍອມຮັບ', 'Accept'],
  statement: productWords.statement,
  emptyStatement: productWords.emptyStatement,
});
