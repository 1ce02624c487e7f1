import { useTexts } from '#i18n/texts.ts';
import { type Difference, differences } from '#ui/office/editor/differences.ts';
import { labelOf, useContentFieldName } from './content-fields.tsx';
import { besideKey, besideOf, writtenContent } from './content-form.ts';
import {
  type ContentField,
  type ContentName,
  type ContentShape,
  contentShapes,
  readContent,
} from './content-shapes.ts';
import { contentStrings } from './content-strings.ts';
import { useWheelCostChange } from './wheel/use-wheel-cost-change.ts';

// In both directions, so that an entry that goes away is told too.
const changesOf = (shape: ContentShape, from: unknown, to: unknown): Difference[] => {
  const [before, after] = [writtenContent(shape, from), writtenContent(shape, to)];
  const gone = Object.fromEntries(Object.keys(before).map((name) => [name, '']));
  return differences(before, { ...gone, ...after });
};

const fieldOf = (shape: ContentShape, field: string): ContentField | undefined => {
  const name = field.split('.').slice(1).join('.');
  return [...besideOf(shape), ...shape.fields].find((one) => one.name === name);
};

export type LabelledChange = Difference & { readonly label: string };

// What would change of a setting, field by field in the words of its form; of the wheel also what a spin costs.
// The name of a field of the form with the place of its entry: Entry 3, Title, th.
export const useContentLabel = () => {
  const t = useTexts(contentStrings);
  const nameOf = useContentFieldName();
  return (shape: ContentShape, field: string, place: (entry: string) => number = Number): string => {
    const [entry = '', ...rest] = field.split('.');
    const known = fieldOf(shape, field);
    const of = nameOf(known?.kind === 'timeOfDay' ? labelOf(known) : rest.join('.'));
    return shape.form === 'record' || entry === besideKey ? of : `${t('entry', { n: place(entry) + 1 })}, ${of}`;
  };
};

export const useContentChanges = () => {
  const labelOf = useContentLabel();
  const costChange = useWheelCostChange();
  const t = useTexts(contentStrings);
  const shownAs = (field: ContentField | undefined, written: string): string =>
    field?.kind === 'yesNo' && (written === 'yes' || written === 'no') ? t(written) : written;
  return (name: ContentName, from: unknown, to: unknown): readonly LabelledChange[] => {
    const shape = contentShapes[name];
    const changes = changesOf(shape, readContent(name, from), readContent(name, to));
    const labelled = changes.map(({ from: before, to: after, ...change }) => ({
      ...change,
      from: shownAs(fieldOf(shape, change.name), before),
      to: shownAs(fieldOf(shape, change.name), after),
      label: labelOf(shape, change.name),
    }));
    return name === 'spinWheel' ? [...costChange(from, to), ...labelled] : labelled;
  };
};
