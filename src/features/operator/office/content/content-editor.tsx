import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useCheckedForm, valid } from '#ui/fields/use-checked-form.ts';
import { Editor } from '#ui/office/editor/editor.tsx';
import { ReviewDialog } from '#ui/office/editor/review-dialog.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { useContentChanges, useContentLabel } from './use-content-changes.ts';
import { ContentFieldInput, useFieldRule } from './content-fields.tsx';
import {
  besideKey,
  besideOf,
  entriesOf,
  fieldNames,
  valueOfContent,
  wrongContent,
  type WrittenContent,
  writtenContent,
} from './content-form.ts';
import { ListEntry, useEntries, useEntryLine } from './content-entries.tsx';
import { ContentPreview } from './content-preview.tsx';
import { type ContentName, contentShapes } from './content-shapes.ts';
import { contentNameTexts, contentStrings } from './content-strings.ts';
import styles from './content.module.css';
import { useWholeFaults } from './use-whole-faults.ts';

interface AskProps {
  readonly name: ContentName;
  readonly from: unknown;
  readonly to: unknown;
  readonly onClose: () => void;
}

// What would change of a setting, and the request to a second person.
export const AskForContent = ({ name, from, to, onClose }: AskProps) => {
  const names = useTexts(contentNameTexts);
  return (
    <ReviewDialog
      title={names(name)}
      changes={useContentChanges()(name, from, to)}
      send={(signed, press) =>
        press(operatorOfficeCalls.proposeChange, { kind: 'setting', object: name, fields: { value: to }, ...signed })
      }
      onClose={onClose}
    />
  );
};

// The form of a setting beside what members will read; its review asks a second person.
export const ContentEditor = ({ name, value }: { readonly name: ContentName; readonly value: unknown }) => {
  const t = useTexts(contentStrings);
  const shape = contentShapes[name];
  const isList = shape.form === 'list';
  const wholeFaults = useWholeFaults(name);
  const ruleOf = useFieldRule();
  const labelOf = useContentLabel();
  const whyNot = useWhyNot(operatorOfficeCalls.proposeChange);
  const entries = useEntries(entriesOf(shape, value).length);
  const { keys } = entries;
  const [first] = useState(() => writtenContent(shape, value));
  const [written, setWritten] = useState<WrittenContent>(first);
  const [reviewed, setReviewed] = useState<{ readonly value: unknown } | null>(null);
  const lineOf = useEntryLine(name);
  const draft = valueOfContent(shape, keys, written);
  const names = fieldNames(shape, keys);
  const form = useCheckedForm<string, unknown>({
    names,
    labels: Object.fromEntries(names.map((one) => [one, labelOf(shape, one, (entry) => keys.indexOf(entry))])),
    check: (values) => {
      const value = valueOfContent(shape, keys, values);
      const wrong = [
        ...wholeFaults(keys, value),
        ...wrongContent(shape, keys, values).map((one) => [one.name, ruleOf(one.field) ?? t('invalid')] as const),
      ];
      return wrong.length === 0 ? valid<unknown>(value) : Object.fromEntries(wrong);
    },
    send: (checked) => setReviewed({ value: checked }),
  });
  return (
    <>
      <Editor
        form={form}
        names={names}
        onWritten={setWritten}
        preview={<ContentPreview name={name} value={draft} />}
        blockedBecause={whyNot}
      >
        {besideOf(shape).length === 0 ? null : (
          <section className={styles['parts']}>
            {besideOf(shape).map((field) => (
              <ContentFieldInput key={field.name} form={form} entry={besideKey} field={field} written={first} />
            ))}
            {name === 'spinWheel' ? <p>{t('amountNote', { token: '{amount}' })}</p> : null}
          </section>
        )}
        {keys.map((entry, place) => {
          const fields = shape.fields.map((field) => (
            <ContentFieldInput key={field.name} form={form} entry={entry} field={field} written={first} />
          ));
          return isList ? (
            <ListEntry
              key={entry}
              entries={entries}
              entry={entry}
              line={lineOf(draft, place)}
              isWrong={Object.entries(form.errors).some(
                ([of, error]) => error !== undefined && of.startsWith(`${entry}.`),
              )}
            >
              {fields}
            </ListEntry>
          ) : (
            <section key={entry} className={styles['parts']}>
              {fields}
            </section>
          );
        })}
        {isList ? <Button onClick={entries.add}>{t('add')}</Button> : null}
      </Editor>
      {reviewed === null ? null : (
        <AskForContent name={name} from={value} to={reviewed.value} onClose={() => setReviewed(null)} />
      )}
    </>
  );
};
