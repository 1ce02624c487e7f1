// The text form of payment and slip codes: two digits of id, two of length, the value, again and again. The last tag
// holds a checksum over everything before its digits. Members and gateways may send any text, and promptparse's reader
// never ends on some.
export interface EmvCode {
  tags: ReadonlyMap<string, string>;
  checkTag: '63' | '91';
  // The text with the checksum as it must be: four digits in the letters that were used.
  text: string;
  isChecksumRight: boolean;
}

const textMax = 512;
const printable = /^[\u0020-\u007e]+$/;

// CRC-16 with the polynomial 1021, started with FFFF, nothing reflected.
export const checksumOf = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const valueMax = 99;

// One tag of a code that we draw ourselves.
export const writeTag = (id: string, value: string): string => {
  if (value === '' || value.length > valueMax || !printable.test(value)) throw new Error(`no value for tag ${id}`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
};

// The text of a merchant code. The checksum is always four digits long: some readers refuse a shorter one.
export const writeEmvCode = (tags: readonly string[]): string => {
  const content = [...tags, '6304'].join('');
  return content + checksumOf(content);
};

// Null unless the text is tags from its first to its last character, each of them once.
export const readTags = (text: string): ReadonlyMap<string, string> | null => {
  const tags = new Map<string, string>();
  for (let place = 0; place < text.length;) {
    const [head, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(place, place + 4)) ?? [];
    const value = text.slice(place + 4, place + 4 + Number(length));
    if (head === undefined || value.length === 0 || value.length !== Number(length) || tags.has(id)) return null;
    tags.set(id, value);
    place += 4 + value.length;
  }
  return tags.size === 0 ? null : tags;
};

const ending = /^(?<content>.+(?<checkTag>63|91)04)(?<checksum>[0-9a-f]{1,4})$/i;

// Null if the text has not this form. Some banks' apps drop the leading zeros of the checksum.
export const readEmvCode = (text: string): EmvCode | null => {
  if (text.length > textMax || !printable.test(text)) return null;
  const { content = '', checkTag, checksum = '' } = ending.exec(text)?.groups ?? {};
  const tags = readTags(content.slice(0, -4));
  if (tags === null || (checkTag !== '63' && checkTag !== '91') || tags.has(checkTag)) return null;
  const padded = checksum.padStart(4, '0');
  return { tags, checkTag, text: content + padded, isChecksumRight: padded.toUpperCase() === checksumOf(content) };
};
