import { generate, parse, validate } from 'promptparse';
import { expect, it } from 'vitest';

// An independent checksum, so that the library does not verify itself.
const crcOf = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const vectors = [
  '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  '00020101021229370016A0000006770101110113006680123456753037645406100.255802TH63041071',
  '00020101021230590016A00000067701011201150999999999999900209DEP0001230303M4253037645406300.005802TH63043AA9',
  '00020101021229390016A00000067701011103151400008012345675303764540550.005802TH63045FEC',
] as const;

const tagsOf = (payload: string): Record<string, string> => {
  const qr = parse(payload, true, true);
  if (qr === null) throw new Error('checksum');
  return Object.fromEntries(
    qr
      .getTags()
      .filter(({ id }) => id !== '63')
      .map(({ id, value }) => [id, value]),
  );
};

it('the checksum matches the check value of its standard', () => {
  expect(crcOf('123456789')).toBe('29B1');
});

it.each(vectors)('reads the golden vector %s and its checksum', (payload) => {
  expect(crcOf(payload.slice(0, -4))).toBe(payload.slice(-4));
  expect(parse(payload, true, true)).not.toBeNull();
});

it.each(vectors)('one changed character is noticed in %s', (payload) => {
  for (let place = 0; place < payload.length; place++) {
    const other = payload[place] === '7' ? '8' : '7';
    const changed = payload.slice(0, place) + other + payload.slice(place + 1);
    expect(parse(changed, true, true)).toBeNull();
  }
});

it('what the library builds has the same fields as the golden vectors, in whatever order', () => {
  const phone = { type: 'MSISDN' as const, target: '0801234567' };
  expect(tagsOf(generate.anyId(phone))).toEqual(tagsOf(vectors[0]));
  expect(tagsOf(generate.anyId({ ...phone, target: '0000000000', amount: 4.22 }))).toEqual(tagsOf(vectors[1]));
  expect(tagsOf(generate.anyId({ ...phone, amount: 100.25 }))).toEqual(tagsOf(vectors[2]));
  const bill = { billerId: '099999999999990', ref1: 'DEP000123', ref2: 'M42', amount: 300 };
  expect(tagsOf(generate.billPayment(bill))).toEqual(tagsOf(vectors[3]));
  expect(tagsOf(generate.trueMoney({ mobileNo: '0801234567', amount: 50 }))).toEqual(tagsOf(vectors[4]));
});

it('every checksum the library writes is four digits long and right', () => {
  for (let amount = 1; amount <= 500; amount++) {
    const payload = generate.billPayment({ billerId: '099999999999990', ref1: 'A1', amount: amount / 100 });
    expect(payload.slice(-4)).toBe(crcOf(payload.slice(0, -4)));
  }
});

it('reads the mini-QR of a slip and notices a wrong checksum', () => {
  const slip = '0041000600000101030040220014242082547BPM049885102TH910434DF';
  expect(crcOf(slip.slice(0, -4))).toBe('34DF');
  expect(validate.slipVerify(slip)).toEqual({ sendingBank: '004', transRef: '014242082547BPM04988' });
  expect(validate.slipVerify(`${slip.slice(0, -1)}0`)).toBeNull();
});
