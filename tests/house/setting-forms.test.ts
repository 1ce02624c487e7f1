import { expect, it } from 'vitest';
import { operatorSettings } from '../../src/server/features/all-parts.ts';

type Written = Readonly<Record<string, string>>;

// The browser's side of a setting, which the server's project does not include.
interface Forms {
  readonly formNameOf: (name: string) => string | undefined;
  readonly shapeOf: (name: string) => object;
  readonly readForm: (name: string, stored: unknown) => unknown;
  readonly storedForm: (name: string, formed: unknown) => unknown;
}
interface Writing {
  readonly entriesOf: (shape: object, formed: unknown) => readonly unknown[];
  readonly fieldNames: (shape: object, keys: readonly string[]) => readonly string[];
  readonly fieldOfFault: (shape: object, at: { keys: readonly string[]; fault: string }, written: Written) => string;
  readonly valueOfContent: (shape: object, keys: readonly string[], written: Written) => unknown;
  readonly writtenContent: (shape: object, formed: unknown) => Written;
}
const shapesPath: string = '../../src/features/operator/office/content/all-shapes.ts';
const formPath: string = '../../src/features/operator/office/content/content-form.ts';
const { formNameOf, readForm, shapeOf, storedForm } = (await import(shapesPath)) as Forms;
const { entriesOf, fieldNames, fieldOfFault, valueOfContent, writtenContent } = (await import(formPath)) as Writing;

const throughForm = (name: string, value: unknown): unknown => {
  const form = formNameOf(name);
  if (form === undefined) return 'no form';
  const shape = shapeOf(form);
  const formed = readForm(form, value);
  const keys = entriesOf(shape, formed).map((_, index) => String(index));
  return storedForm(form, valueOfContent(shape, keys, writtenContent(shape, formed)));
};

it.each(operatorSettings.map(({ name }) => name))('%s has a form that keeps its usual value', (name) => {
  const setting = operatorSettings.find((one) => one.name === name);
  const kept = throughForm(name, setting?.usual);
  expect(setting?.faultsOf(kept)).toEqual([]);
  expect(setting?.canBe(kept)).toBe(true);
});

const biller = { kind: 'BILLER', bankCode: 'SCB', accountNo: '0142000002', billerId: '123456789012345' };
const proxy = { ...biller, kind: 'PROXY', proxy: '0890000002', reservedSatang: 20, graceMinutes: 30 };
const limits = { withdrawMin: 200, withdrawMax: 100 };

it.each([
  ['withdrawLimits', { BAHT: limits, LAK: limits }, ['0.BAHT.withdrawMax', '0.LAK.withdrawMax']],
  [
    'slipWindow',
    { closedFrom: '23:30', closedTo: '24:00', uploadWithinMinutes: 0 },
    ['0.closedTo', '0.uploadWithinMinutes'],
  ],
  ['promptPay', [proxy, { ...biller, billerId: '1' }], ['1.billerId']],
  [
    'laoQrs',
    [{ kind: 'LAO_QR', accountNo: '0142000002', category: 'x', issuer: '12345678', receiverId: 'A' }],
    ['0.category'],
  ],
])('the server’s fault in %s is found at its field', (name, value, fields) => {
  const form = formNameOf(name);
  if (form === undefined) throw new Error('no form');
  const shape = shapeOf(form);
  const formed = readForm(form, value);
  const keys = entriesOf(shape, formed).map((_, index) => String(index));
  const faults = operatorSettings.find((one) => one.name === name)?.faultsOf(value) ?? [];
  const written = writtenContent(shape, formed);
  expect(fieldNames(shape, keys)).toEqual(expect.arrayContaining(fields));
  expect(faults.map((fault) => fieldOfFault(shape, { keys, fault }, written))).toEqual(expect.arrayContaining(fields));
});
