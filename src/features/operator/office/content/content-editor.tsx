import { useRef, useState } from 'react';
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
import { ContentPreview } from './content-preview.tsx';
import { type ContentName, contentShapes } from './content-shapes.ts';
import { contentNameTexts, contentStrings } from './content-strings.ts';
import styles from './content.module.css';
import { wheelFaults } from './wheel/wheel-faults.ts';
import { wheelStrings } from './wheel/wheel-strings.ts';

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

interface Entries {
  readonly keys: readonly string[];
  readonly add: () => void;
  readonly remove: (key: string) => void;
  readonly up: (key: string) => void;
}

const useEntries = (count: number): Entries => {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => String(index)));
  const next = useRef(count);
  return {
    keys,
    add: () => {
      const key = String(next.current);
      next.current += 1;
      setKeys([...keys, key]);
    },
    remove: (key) => setKeys(keys.filter((one) => one !== key)),
    up: (key) => {
      const at = keys.indexOf(key);
      const above = keys[at - 1];
      if (above !== undefined) setKeys(keys.with(at - 1, key).with(at, above));
    },
  };
};

const Tools = ({
  entries,
  entry,
  place,
}: {
  readonly entries: Entries;
  readonly entry: string;
  readonly place: number;
}) => {
  const t = useTexts(contentStrings);
  const which = <span className="visually-hidden">: {t('entry', { n: place + 1 })}</span>;
  return (
    <div className={styles['tools']}>
      {place === 0 ? null : (
        <Button onClick={() => entries.up(entry)}>
          {t('up')}
          {which}
        </Button>
      )}
      <Button kind="danger-outlined" onClick={() => entries.remove(entry)}>
        {t('remove')}
        {which}
      </Button>
    </div>
  );
};

// The form of a setting beside what members will read; its review asks a second person.
export const ContentEditor = ({ name, value }: { readonly name: ContentName; readonly value: unknown }) => {
  const t = useTexts(contentStrings);
  const shape = contentShapes[name];
  const isList = shape.form === 'list';
  const wheel = useTexts(wheelStrings);
  const ruleOf = useFieldRule();
  const labelOf = useContentLabel();
  const whyNot = useWhyNot(operatorOfficeCalls.proposeChange);
  const entries = useEntries(entriesOf(shape, value).length);
  const { keys } = entries;
  const [first] = useState(() => writtenContent(shape, value));
  const [written, setWritten] = useState<WrittenContent>(first);
  const [reviewed, setReviewed] = useState<{ readonly value: unknown } | null>(null);
  const names = fieldNames(shape, keys);
  const form = useCheckedForm<string, unknown>({
    names,
    labels: Object.fromEntries(names.map((one) => [one, labelOf(shape, one, (entry) => keys.indexOf(entry))])),
    check: (values) => {
      const value = valueOfContent(shape, keys, values);
      const faults = name === 'spinWheel' ? wheelFaults(keys, value) : [];
      const wrong = [
        ...faults.map((fault) => [fault.name, wheel(fault.text)] as const),
        ...wrongContent(shape, keys, values).map((one) => [one.name, ruleOf(one.field) ?? t('invalid')] as const),
      ];
      return wrong.length === 0 ? valid<unknown>(value) : Object.fromEntries(wrong);
    },
    send: (draft) => setReviewed({ value: draft }),
  });
  return (
    <>
      <Editor
        form={form}
        names={names}
        onWritten={setWritten}
        preview={<ContentPreview name={name} value={valueOfContent(shape, keys, written)} />}
        blockedBecause={whyNot}
      >
        {shape.within === undefined ? null : (
          <section className={styles['parts']}>
            {besideOf(shape).map((field) => (
              <ContentFieldInput key={field.name} form={form} entry={besideKey} field={field} written={first} />
            ))}
            <p>{t('amountNote', { token: '{amount}' })}</p>
          </section>
        )}
        {keys.map((entry, place) => (
          <section key={entry} className={isList ? styles['entry'] : styles['parts']}>
            {isList ? <h3>{t('entry', { n: place + 1 })}</h3> : null}
            {shape.fields.map((field) => (
              <ContentFieldInput key={field.name} form={form} entry={entry} field={field} written={first} />
            ))}
            {isList ? <Tools entries={entries} entry={entry} place={place} /> : null}
          </section>
        ))}
        {isList ? <Button onClick={entries.add}>{t('add')}</Button> : null}
      </Editor>
      {reviewed === null ? null : (
        <AskForContent name={name} from={value} to={reviewed.value} onClose={() => setReviewed(null)} />
      )}
    </>
  );
};
