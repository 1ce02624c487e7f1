// Banners of the demo operator. The words lie over the picture: a headline and a line below it.
const demoBanner = (place: string, subject: string, text: { th: string; la: string; en: string }) => ({
  place,
  image: `/banners/${subject}.svg`,
  html: null,
  text,
  to: null,
  from: null,
  until: null,
});

const welcome = {
  th: 'กระเป๋าเดียว ทุกเกมของคุณ\nเห็นเงินทุกยอด ถอนได้เมื่อต้องการ',
  la: 'ກະເປົາດຽວ ທຸກເກມຂອງທ່ານ\nເຫັນເງິນທຸກຍອດ ຖອນໄດ້ເມື່ອຕ້ອງການ',
  en: 'One wallet for every game\nSee all your money. Withdraw when you like',
};

const bonus = {
  th: 'โบนัสที่บอกเงื่อนไขชัดเจน\nอ่านเป็นตัวเลขก่อนกดรับ',
  la: 'ໂບນັດທີ່ບອກເງື່ອນໄຂຊັດເຈນ\nອ່ານເປັນຕົວເລກກ່ອນກົດຮັບ',
  en: 'Bonuses with clear conditions\nRead them in numbers first',
};

const invite = {
  th: 'ชวนเพื่อน รับโบนัสแนะนำ\nแชร์ลิงก์ของคุณได้ทุกวัน',
  la: 'ຊວນໝູ່ ຮັບໂບນັດແນະນຳ\nແບ່ງປັນລິ້ງຂອງທ່ານໄດ້ທຸກມື້',
  en: 'Invite friends, get a bonus\nShare your link any day',
};

const refund = {
  th: 'คืนยอดเสียเข้ากระเป๋าคุณ\nกดรับได้วันละครั้ง',
  la: 'ຄືນຍອດເສຍເຂົ້າກະເປົາທ່ານ\nກົດຮັບໄດ້ມື້ລະຄັ້ງ',
  en: 'Part of a loss comes back\nReceive it once a day',
};

export const demoBanners = [
  demoBanner('home', 'welcome', welcome),
  { ...demoBanner('home', 'bonus', bonus), to: '/user/bonus' },
  demoBanner('home', 'invite', invite),
  demoBanner('bonus', 'bonus', bonus),
  demoBanner('invite', 'invite', invite),
  demoBanner('refund', 'refund', refund),
];
