// How the form of a setting that members read, or that pays them, is made up.
export type ContentField =
  // Optional: an empty field is null.
  | { readonly kind: 'text'; readonly name: string; readonly isOptional?: boolean }
  | { readonly kind: 'whole'; readonly name: string; readonly isOptional?: boolean }
  | { readonly kind: 'yesNo'; readonly name: string }
  // In Bangkok; empty is null.
  | { readonly kind: 'time'; readonly name: string }
  // One text for all languages, or one in each.
  | { readonly kind: 'spoken'; readonly name: string; readonly rows?: number; readonly isOptional?: boolean }
  | { readonly kind: 'choice'; readonly name: string; readonly options: readonly string[] };

export interface ContentShape {
  // A list has any number of entries; a plain list has entries of one value, not of named ones.
  readonly form: 'record' | 'list' | 'plain list';
  readonly fields: readonly ContentField[];
  readonly usual: unknown;
}

const share: readonly ContentField[] = [
  { kind: 'yesNo', name: 'isActive' },
  { kind: 'whole', name: 'percent' },
  { kind: 'whole', name: 'percentSuccess' },
  { kind: 'whole', name: 'percentFail' },
];

const videoNames = ['wallet', 'play', 'balance', 'bonus', 'bonusCancel'] as const;
const noVideo = { source: null, captions: null, seconds: null };

export const contentNames = [
  'banners',
  'notice',
  'agreements',
  'conditions',
  'contact',
  'videos',
  'inviteTerms',
  'refundTerms',
] as const;
export type ContentName = (typeof contentNames)[number];

export const contentShapes: Record<ContentName, ContentShape> = {
  banners: {
    form: 'list',
    fields: [
      { kind: 'choice', name: 'place', options: ['home', 'bonus', 'invite', 'refund'] },
      { kind: 'spoken', name: 'image', isOptional: true },
      { kind: 'spoken', name: 'text', rows: 2, isOptional: true },
      { kind: 'spoken', name: 'html', rows: 3, isOptional: true },
      { kind: 'text', name: 'to', isOptional: true },
      { kind: 'time', name: 'from' },
      { kind: 'time', name: 'until' },
    ],
    usual: [],
  },
  notice: {
    form: 'record',
    fields: [
      { kind: 'spoken', name: 'title', isOptional: true },
      { kind: 'spoken', name: 'html', rows: 4, isOptional: true },
    ],
    usual: { title: null, html: null },
  },
  agreements: { form: 'plain list', fields: [{ kind: 'spoken', name: 'html', rows: 3 }], usual: [] },
  conditions: {
    form: 'list',
    fields: [
      { kind: 'spoken', name: 'title' },
      { kind: 'spoken', name: 'html', rows: 3 },
    ],
    usual: [],
  },
  contact: {
    form: 'record',
    fields: [
      { kind: 'spoken', name: 'contactText', rows: 2, isOptional: true },
      { kind: 'text', name: 'lineName', isOptional: true },
      { kind: 'text', name: 'lineLink', isOptional: true },
      { kind: 'text', name: 'lineQR', isOptional: true },
    ],
    usual: { contactText: null, lineLink: null, lineName: null, lineQR: null },
  },
  videos: {
    form: 'record',
    fields: videoNames.flatMap((video): ContentField[] => [
      { kind: 'spoken', name: `${video}.source`, isOptional: true },
      { kind: 'spoken', name: `${video}.captions`, isOptional: true },
      { kind: 'whole', name: `${video}.seconds`, isOptional: true },
    ]),
    usual: Object.fromEntries(videoNames.map((video) => [video, noVideo])),
  },
  inviteTerms: {
    form: 'record',
    fields: share,
    usual: { isActive: false, percent: 5, percentSuccess: 200, percentFail: 10 },
  },
  refundTerms: {
    form: 'record',
    fields: share,
    usual: { isActive: false, percent: 5, percentSuccess: 150, percentFail: 10 },
  },
};
