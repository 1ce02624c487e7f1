interface Said {
  readonly th: string;
  readonly la: string;
  readonly en: string;
}

const paragraph = ({ th, la, en }: Said): Said => ({ th: `<p>${th}</p>`, la: `<p>${la}</p>`, en: `<p>${en}</p>` });

const slice = (colours: readonly [string, string], prize: Said | null, words: { label: Said; html: Said }) => ({
  label: words.label,
  prize,
  bgColor: colours[0],
  textColor: colours[1],
  htmlDescription: paragraph(words.html),
});

const money = (baht: number, colours: readonly [string, string], weight: number) => ({
  code: `CASH${String(baht)}`,
  ...slice(
    colours,
    { th: 'เงินรางวัล {amount}', la: 'ເງິນລາງວັນ {amount}', en: '{amount} in cash' },
    {
      label: { th: '{amount}', la: '{amount}', en: '{amount}' },
      html: {
        th: 'กดรับคูปอง แล้วเงินจะเข้ากระเป๋าเงินหลัก',
        la: 'ກົດຮັບຄູປອງ ແລ້ວເງິນຈະເຂົ້າກະເປົາເງິນຫຼັກ',
        en: 'Claim the coupon and the money goes to your main wallet.',
      },
    },
  ),
  weight,
  amount: { BAHT: baht, LAK: baht * 400 },
});

const thanks = (number: number) => ({
  code: `THANKS${String(number)}`,
  ...slice(['#fbe7b0', '#3b2a12'], null, {
    label: { th: 'ขอบคุณ', la: 'ຂອບໃຈ', en: 'Thank you' },
    html: { th: 'ช่องนี้ไม่มีรางวัล', la: 'ຊ່ອງນີ້ບໍ່ມີລາງວັນ', en: 'This slice has no prize.' },
  }),
  weight: 260,
  amount: { BAHT: 0, LAK: 0 },
});

// A wheel for the demonstration.
export const demoWheel = {
  name: { th: 'วงล้อนำโชค', la: 'ວົງລໍ້ນຳໂຊກ', en: 'Prize wheel' },
  slices: [
    money(10, ['#8c1d40', '#ffffff'], 280),
    thanks(1),
    money(50, ['#1f5a4c', '#ffffff'], 120),
    money(20, ['#d9922e', '#2b1c05'], 240),
    thanks(2),
    money(100, ['#31407a', '#ffffff'], 40),
    money(200, ['#6b3f86', '#ffffff'], 18),
    money(1_000, ['#e9c46a', '#2b1c05'], 2),
  ],
};
