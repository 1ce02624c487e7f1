import { categoryTexts } from '#i18n/category-texts.ts';
import { currencyWords } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { editorTexts } from '#ui/office/editor/editor-texts.ts';
import { fieldTexts, operatorStrings, valueTexts } from './operator-strings.ts';
import { controlOf, valueText } from './value-controls.ts';
import { type Choice, useChoices } from './use-choices.ts';

export const useFieldName = () => {
  const names = useTexts(fieldTexts);
  const editor = useTexts(editorTexts);
  return (name: string): string => {
    const [field = '', language = ''] = name.split('.');
    const text = isTextKey(fieldTexts, field) ? names(field) : field;
    return isTextKey(editorTexts, language) ? `${text}, ${editor(language)}` : text;
  };
};

// The options of a field of a game or an account, and a value of it in words.
export const useValueWords = () => {
  const t = useTexts(operatorStrings);
  const values = useTexts(valueTexts);
  const categories = useTexts(categoryTexts);
  const currencies = useTexts(currencyWords);
  const choices = useChoices();
  const word = (value: string): string => {
    if (isTextKey(valueTexts, value)) return values(value);
    if (isTextKey(categoryTexts, value)) return categories(value);
    return isTextKey(currencyWords, value) ? currencies(value) : value;
  };
  const optionsOf = (field: string, now: unknown): readonly Choice[] | null => {
    const control = controlOf(field);
    if (control === 'bank') return choices('bank', valueText(now));
    if (typeof control === 'string') return null;
    return control.map((value) => ({ value, label: value.split(',').map(word).join(', ') }));
  };
  const wordOf = (field: string, value: unknown): string => {
    const written = valueText(value);
    if (written === '') return t('nothing');
    return optionsOf(field, value)?.find((one) => one.value === written)?.label ?? written;
  };
  return { optionsOf, word, wordOf };
};
