import { roundnessLimits, usualTheme } from '#contract/theme.ts';
import { wheelLimits } from '#contract/wheel-limits.ts';
import { ownAddress, webAddress } from '#contract/operator-changes.ts';
import type { FieldShape, FormShape, FieldOrder, TextForm } from './form-shape.ts';

const share: readonly FieldShape[] = [
  { kind: 'yesNo', name: 'isActive' },
  { kind: 'whole', name: 'percent', min: 1, max: 100 },
  { kind: 'whole', name: 'percentSuccess', min: 1, max: 10_000 },
  { kind: 'whole', name: 'percentFail', max: 10_000 },
];
const shareOrders: readonly FieldOrder[] = [{ first: 'percentFail', second: 'percentSuccess', rule: 'moreThan' }];
const schedule: readonly FieldOrder[] = [{ first: 'from', second: 'until', rule: 'laterThan' }];

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

// A text without a version is of the first.
const readAgreements = (stored: unknown): unknown =>
  Array.isArray(stored)
    ? (stored as unknown[]).map((one) => (isRecord(one) && 'html' in one ? one : { html: one, version: 1 }))
    : stored;

const code: TextForm = { pattern: /^[A-Za-z0-9_-]{1,40}$/, rule: 'codeRule' };
export const webForm: TextForm = { pattern: webAddress, rule: 'webRule' };
const ownForm: TextForm = { pattern: ownAddress, rule: 'ownRule' };

const videoNames = ['wallet', 'play', 'balance', 'bonus', 'bonusCancel'] as const;
const noVideo = { source: null, captions: null, seconds: null };

export const contentNames = [
  'banners',
  'notice',
  'agreements',
  'conditions',
  'contact',
  'chatHours',
  'videos',
  'theme',
  'sources',
  'bankTexts',
  'inviteTerms',
  'refundTerms',
  'spinWheel',
  'spinCoin',
] as const;
export type ContentName = (typeof contentNames)[number];
export const contentNameOf = (name: string): ContentName | undefined => contentNames.find((known) => known === name);

export const contentShapes: Record<ContentName, FormShape> = {
  banners: {
    form: 'list',
    fields: [
      { kind: 'choice', name: 'place', options: ['home', 'bonus', 'invite', 'refund'] },
      { kind: 'spoken', name: 'image', isOptional: true },
      { kind: 'spoken', name: 'text', rows: 2, isOptional: true },
      { kind: 'spoken', name: 'html', rows: 3, isOptional: true },
      { kind: 'text', name: 'to', isOptional: true, form: ownForm },
      { kind: 'time', name: 'from' },
      { kind: 'time', name: 'until' },
    ],
    orders: schedule,
    usual: [],
  },
  notice: {
    form: 'record',
    fields: [
      { kind: 'spoken', name: 'title', isOptional: true },
      { kind: 'spoken', name: 'html', rows: 4, isOptional: true },
      { kind: 'time', name: 'from' },
      { kind: 'time', name: 'until' },
    ],
    orders: schedule,
    usual: { title: null, html: null, from: null, until: null },
  },
  agreements: {
    form: 'list',
    fields: [
      { kind: 'spoken', name: 'html', rows: 3 },
      { kind: 'whole', name: 'version', min: 1, max: 1_000_000 },
    ],
    read: readAgreements,
    usual: [],
  },
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
      { kind: 'text', name: 'lineLink', isOptional: true, form: webForm },
      { kind: 'text', name: 'lineQR', isOptional: true, form: ownForm },
    ],
    usual: { contactText: null, lineLink: null, lineName: null, lineQR: null },
  },
  chatHours: {
    form: 'record',
    switch: 'hasHours',
    fields: [
      { kind: 'timeOfDay', name: 'from', label: 'from' },
      { kind: 'timeOfDay', name: 'to', label: 'until' },
      { kind: 'spoken', name: 'away', rows: 3, lengthMax: 500 },
    ],
    usual: null,
  },
  videos: {
    form: 'record',
    fields: videoNames.flatMap((video): FieldShape[] => [
      { kind: 'spoken', name: `${video}.source`, isOptional: true },
      { kind: 'spoken', name: `${video}.captions`, isOptional: true },
      { kind: 'whole', name: `${video}.seconds`, isOptional: true, min: 1, max: 7_200 },
    ]),
    usual: Object.fromEntries(videoNames.map((video) => [video, noVideo])),
  },
  theme: {
    form: 'record',
    fields: [
      ...['light', 'dark'].flatMap((scheme): FieldShape[] =>
        ['brand', 'on', 'gold'].map((colour) => ({ kind: 'colour', name: `${scheme}.${colour}` })),
      ),
      { kind: 'text', name: 'logo', isOptional: true, form: ownForm },
      { kind: 'text', name: 'logoDark', isOptional: true, form: ownForm },
      { kind: 'text', name: 'art', isOptional: true, form: ownForm },
      { kind: 'whole', name: 'roundness', ...roundnessLimits },
    ],
    usual: usualTheme,
  },
  sources: {
    form: 'list',
    fields: [
      { kind: 'text', name: 'code', form: code },
      { kind: 'spoken', name: 'description', lengthMax: 80 },
    ],
    unique: 'code',
    usual: [],
  },
  bankTexts: {
    form: 'list',
    fields: [
      { kind: 'bank', name: 'code', label: 'bankCode' },
      { kind: 'text', name: 'nameTH' },
      { kind: 'text', name: 'nameEN' },
    ],
    unique: 'code',
    usual: [],
  },
  inviteTerms: {
    form: 'record',
    fields: share,
    orders: shareOrders,
    usual: { isActive: false, percent: 5, percentSuccess: 200, percentFail: 10 },
  },
  refundTerms: {
    form: 'record',
    fields: share,
    orders: shareOrders,
    usual: { isActive: false, percent: 5, percentSuccess: 150, percentFail: 10 },
  },
  spinWheel: {
    form: 'list',
    switch: 'isOffered',
    within: {
      name: 'slices',
      beside: [{ kind: 'spoken', name: 'name', lengthMax: wheelLimits.name }],
    },
    fields: [
      { kind: 'text', name: 'code', form: { pattern: wheelLimits.code, rule: 'codeRule' } },
      { kind: 'spoken', name: 'label', lengthMax: wheelLimits.label },
      { kind: 'spoken', name: 'prize', lengthMax: wheelLimits.prize, isOptional: true },
      { kind: 'whole', name: 'weight', max: wheelLimits.weight },
      { kind: 'amount', name: 'amount.BAHT', max: wheelLimits.amount },
      { kind: 'amount', name: 'amount.LAK', max: wheelLimits.amount * 400 },
      { kind: 'colour', name: 'bgColor' },
      { kind: 'colour', name: 'textColor' },
      { kind: 'spoken', name: 'htmlDescription', rows: 2, lengthMax: wheelLimits.html, isOptional: true },
    ],
    usual: null,
  },
  spinCoin: {
    form: 'record',
    fields: [
      { kind: 'amount', name: 'BAHT', isOptional: true, min: 0.01 },
      { kind: 'amount', name: 'LAK', isOptional: true, min: 0.01 },
    ],
    usual: { BAHT: 500, LAK: 200_000 },
  },
};
