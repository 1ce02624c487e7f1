import { gameNameOf } from '#contract/games.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { ofBangkokText } from '#ui/office/editor/bangkok-time.ts';
import { type Difference, differences } from '#ui/office/editor/differences.ts';
import { currencyOf, labelOf, useContentFieldName } from './content-fields.tsx';
import { besideKey, besideOf, writtenContent } from './content-form.ts';
import { type FormName, readForm, shapeOf } from './all-shapes.ts';
import type { FieldShape, FormShape } from './form-shape.ts';
import { contentStrings } from './content-strings.ts';
import { useWheelCostChange } from './wheel/use-wheel-cost-change.ts';

// In both directions, so that an entry that goes away is told too.
const changesOf = (shape: FormShape, from: unknown, to: unknown): Difference[] => {
  const [before, after] = [writtenContent(shape, from), writtenContent(shape, to)];
  const gone = Object.fromEntries(Object.keys(before).map((name) => [name, '']));
  return differences(before, { ...gone, ...after });
};

const fieldOf = (shape: FormShape, field: string): FieldShape | undefined => {
  const name = field.split('.').slice(1).join('.');
  return [...besideOf(shape), ...shape.fields].find((one) => one.name === name);
};

const shownAmount = ({ name }: FieldShape, written: string): string | null => {
  const [amount, currency] = [readAmount(written), currencyOf(name)];
  return amount === null || currency === undefined ? null : formatMoney(amount, currency);
};

export type LabelledChange = Difference & { readonly label: string };

// What would change of a setting, field by field in the words of its form; of the wheel also what a spin costs.
// The name of a field of the form with the place of its entry: Entry 3, Title, th.
export const useContentLabel = () => {
  const t = useTexts(contentStrings);
  const nameOf = useContentFieldName();
  return (shape: FormShape, field: string, place: (entry: string) => number = Number): string => {
    const [entry = '', ...rest] = field.split('.');
    const known = fieldOf(shape, field);
    const of = nameOf(known !== undefined && 'label' in known ? labelOf(known) : rest.join('.'));
    return shape.form === 'record' || entry === besideKey ? of : `${t('entry', { n: place(entry) + 1 })}, ${of}`;
  };
};

// What is written in a field, in words.
export const useShownAs = () => {
  const t = useTexts(contentStrings);
  const words = useContentFieldName();
  return (shape: FormShape, name: string, written: string): string => {
    const field = fieldOf(shape, name);
    if (field?.kind === 'yesNo' && (written === 'yes' || written === 'no')) return t(written);
    if (field?.kind === 'time' && written !== '') return formatDateTime(ofBangkokText(written));
    if (field?.kind === 'game') return gameNameOf(written);
    if (field?.kind === 'choice') return words(written);
    return (field?.kind === 'amount' ? shownAmount(field, written) : null) ?? written;
  };
};

export const useContentChanges = () => {
  const labelOf = useContentLabel();
  const costChange = useWheelCostChange();
  const shownAs = useShownAs();
  return (name: FormName, from: unknown, to: unknown): readonly LabelledChange[] => {
    const shape = shapeOf(name);
    const changes = changesOf(shape, readForm(name, from), readForm(name, to));
    const labelled = changes.map(({ from: before, to: after, ...change }) => ({
      ...change,
      from: shownAs(shape, change.name, before),
      to: shownAs(shape, change.name, after),
      label: labelOf(shape, change.name),
    }));
    return name === 'spinWheel' ? [...costChange(from, to), ...labelled] : labelled;
  };
};
