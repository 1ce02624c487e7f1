import { texts } from '#i18n/texts.ts';

export const homeStrings = texts({
  greeting: ['สวัสดี', 'ສະບາຍດີ', 'Hello'],
  deposit: ['ฝากเงิน', 'ຝາກເງິນ', 'Deposit'],
  withdraw: ['ถอนเงิน', 'ຖອນເງິນ', 'Withdraw'],
  refreshAll: ['รีเฟรชทั้งหมด', 'ໂຫຼດໃໝ່ທັງໝົດ', 'Refresh all'],
  actions: ['ทำรายการ', 'ເຮັດລາຍການ', 'Actions'],
  bonusConditions: ['เงื่อนไขโบนัส', 'ເງື່ອນໄຂໂບນັດ', 'Bonus conditions'],
  inviteBonus: ['โบนัสแนะนำเพื่อน', 'ໂບນັດແນະນຳໝູ່', 'Referral bonus'],
  slot: ['สล็อต', 'ສະລັອດ', 'Slot'],
  sport: ['กีฬาและคาสิโน', 'ກິລາ ແລະ ຄາສິໂນ', 'Sport and casino'],
  lotto: ['หวย', 'ຫວຍ', 'Lotto'],
  emptyGames: ['ยังไม่มีเกมในหมวดนี้', 'ຍັງບໍ່ມີເກມໃນໝວດນີ້', 'No games in this category yet'],
  findGame: ['ค้นหาเกม', 'ຄົ້ນຫາເກມ', 'Find a game'],
  gamesFound: ['จำนวนเกมที่พบ: {count}', 'ຈຳນວນເກມທີ່ພົບ: {count}', 'Games found: {count}'],
  noGameFound: ['ไม่พบเกมที่ค้นหา', 'ບໍ່ພົບເກມທີ່ຄົ້ນຫາ', 'No game found'],
  notice: ['ประกาศ', 'ປະກາດ', 'Notice'],
  agreement: ['ข้อตกลงการใช้งาน', 'ຂໍ້ຕົກລົງການນຳໃຊ້', 'Terms of use'],
  accept: ['ยอมรับ', 'ຍອມຮັບ', 'Accept'],
  statement: ['รายการเดินบัญชี', 'ລາຍການເຄື່ອນໄຫວ', 'Statement'],
  emptyStatement: ['ยังไม่มีรายการ', 'ຍັງບໍ່ມີລາຍການ', 'No transactions yet'],
});
