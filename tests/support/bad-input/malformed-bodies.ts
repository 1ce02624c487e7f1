import { seededRandom } from '../../../src/sandbox/slips/damage/seeded-random.ts';

// Possible bodies instead of the valid one: derived from it, the same for the same seed.
export interface Malformed {
  readonly how: string;
  readonly content: Buffer;
  readonly type: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Draw = (below: number) => number;

// The same numbers for the same seed.
export const drawFrom = (seed: number): Draw => {
  const random = seededRandom(seed);
  return (below) => Math.floor(random.next() * below);
};

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

// JSON texts instead of a value.
const strangeValues = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1e400',
  '-0',
  '1.005',
  '9007199254740993',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '[]',
  '[null]',
  '{}',
  '{"$gt":""}',
  '{"__proto__":{"a":1}}',
  '"\\u202e"',
  '"%00"',
  '"๑๐๐"',
  '"../../etc"',
  `"' or 1=1 --"`,
  `"${'x'.repeat(5e3)}"`,
  `"${'ก'.repeat(2e3)}"`,
  '"<script>"',
  '"\\n\\r"',
  '[[[[[]]]]]',
  nested(1e4, '[', ']'),
  nested(9e3, '{"a":', '}').replace(':}', ':1}'),
  `[${'0,'.repeat(9e3)}0]`,
];

const json = 'application/json';
const whole = (how: string, content: string | Buffer, type: string | null = json): Malformed => ({
  how,
  content: typeof content === 'string' ? Buffer.from(content) : content,
  type,
});

type Fields = Readonly<Record<string, unknown>>;

const withField = (fields: Fields, name: string, value: string): string => {
  const rest = Object.entries(fields).filter(([other]) => other !== name);
  const texts = rest.map(([other, content]) => `${JSON.stringify(other)}:${JSON.stringify(content)}`);
  return `{${[...texts, `${JSON.stringify(name)}:${value}`].join(',')}}`;
};

const anyField = (draw: Draw, fields: Fields): string => pick(draw, Object.keys(fields).concat('extra'));

const swapType = (draw: Draw, fields: Fields): Malformed =>
  whole('a field of another type', withField(fields, anyField(draw, fields), pick(draw, strangeValues)));

const dropField = (draw: Draw, fields: Fields): Malformed => {
  const name = anyField(draw, fields);
  return whole(
    'a field that is missing',
    JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))),
  );
};

const repeatKey = (draw: Draw, fields: Fields): Malformed => {
  const name = JSON.stringify(anyField(draw, fields));
  const text = JSON.stringify(fields).slice(1, -1);
  return whole('a key that stands twice', `{${text}${text && ','}${name}:1,${name}:${pick(draw, strangeValues)}}`);
};

const truncate = (draw: Draw, fields: Fields): Malformed => {
  const text = Buffer.from(JSON.stringify(fields));
  return whole('cut off', text.subarray(0, draw(text.length)));
};

const spoilBytes = (draw: Draw, fields: Fields): Malformed => {
  const bytes = Buffer.from(JSON.stringify(fields));
  for (let times = 0; times <= draw(4); times += 1) bytes[draw(bytes.length)] = draw(256);
  return whole('bytes that are no UTF-8', bytes);
};

const insertText = (draw: Draw, fields: Fields): Malformed => {
  const text = JSON.stringify(fields);
  const at = draw(text.length + 1);
  const sign = pick(draw, [',', '}', '{', '"', '\\', '/*x*/', '\u0000', '\ufeff', ':', '[', 'NaN', '\u2028', "'"]);
  return whole('a sign too many', text.slice(0, at) + sign + text.slice(at));
};

const replaceWhole = (draw: Draw, fields: Fields): Malformed =>
  whole(
    'no object',
    pick(draw, ['', ' ', '[]', `[${JSON.stringify(fields)}]`, '"{}"', '1', 'null', 'true', ...strangeValues]),
  );

const nestDeeply = (draw: Draw, fields: Fields): Malformed => {
  const [open, close] = pick(draw, [
    ['[', ']'],
    ['{"a":', '}'],
  ]);
  const depth = pick(draw, [100, 1_000, 10_000]);
  const text = `${open.repeat(depth)}1${close.repeat(depth)}`;
  return whole('nested deeply', draw(2) === 0 ? text : withField(fields, anyField(draw, fields), text));
};

const otherType = (draw: Draw, fields: Fields): Malformed => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    'a/b',
    'application/json; charset=utf-16',
    'application/jsonp',
    'json',
    'application/json;;',
    'image/png',
    '',
    null,
  ];
  return whole('another content type', JSON.stringify(fields), pick(draw, types));
};

const packed = (draw: Draw, fields: Fields): Malformed => ({
  ...whole('said to be packed', JSON.stringify(fields)),
  headers: { 'content-encoding': pick(draw, ['gzip', 'br', 'deflate', 'identity', 'x']) },
});

const ways = [
  swapType,
  swapType,
  swapType,
  dropField,
  repeatKey,
  truncate,
  truncate,
  spoilBytes,
  spoilBytes,
  insertText,
  insertText,
  replaceWhole,
  nestDeeply,
  otherType,
  packed,
];

const huge = [101, 200, 1_000, 10_000].map((kilobytes) => Buffer.alloc(kilobytes * 1_024, 0x20));

// As many as requested: each kind and each excessive size once, up to 10 MB, then random ones.
export const malformedBodies = function* (fields: Fields, count: number, draw: Draw): Generator<Malformed> {
  for (const way of ways) yield way(draw, fields);
  for (const content of huge) yield whole('too large', content);
  for (let made = ways.length + huge.length; made < count; made += 1) yield pick(draw, ways)(draw, fields);
};
