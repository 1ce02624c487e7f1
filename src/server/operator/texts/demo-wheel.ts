const money = (baht: number, colours: readonly [string, string], weight: number) => ({
  code: `CASH${String(baht)}`,
  label: `฿${String(baht)}`,
  prize: `เครดิตฟรี ${String(baht)} บาท`,
  bgColor: colours[0],
  textColor: colours[1],
  htmlDescription: `<p>รับเงินรางวัล <strong>${String(baht)} บาท</strong> เข้ากระเป๋าเงินหลัก</p>`,
  weight,
  amount: { BAHT: baht, LAK: baht * 400 },
});

const thanks = (number: number, bgColor: string) => ({
  code: `THANKS${String(number)}`,
  label: 'ขอบคุณ',
  prize: null,
  bgColor,
  textColor: '#3b2a12',
  htmlDescription: '<p>ครั้งหน้าขอให้โชคดี</p>',
  weight: 260,
  amount: { BAHT: 0, LAK: 0 },
});

// A wheel for the demonstration.
export const demoWheel = {
  name: 'วงล้อนำโชค',
  slices: [
    money(10, ['#8c1d40', '#ffffff'], 280),
    thanks(1, '#fbe7b0'),
    money(50, ['#1f5a4c', '#ffffff'], 120),
    money(20, ['#d9922e', '#2b1c05'], 240),
    thanks(2, '#fbe7b0'),
    money(100, ['#31407a', '#ffffff'], 40),
    {
      code: 'SHIRT',
      label: 'เสื้อยืด',
      prize: 'เสื้อยืดกระเป๋า',
      bgColor: '#6b3f86',
      textColor: '#ffffff',
      htmlDescription: '<p>ทีมงานจะติดต่อเพื่อจัดส่งเสื้อให้คุณ</p>',
      weight: 18,
      amount: { BAHT: 0, LAK: 0 },
    },
    money(1_000, ['#e9c46a', '#2b1c05'], 2),
  ],
};
