import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusField } from '#ui/fields/focus-field.ts';
import { useCheckedForm, valid } from '#ui/fields/use-checked-form.ts';
import { Editor } from '#ui/office/editor/editor.tsx';
import { type EditorDraft, WithDraft } from '#ui/office/editor/with-draft.tsx';
import { ReviewDialog } from '#ui/office/editor/review-dialog.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { useTitleOf } from '../use-title-of.ts';
import { useContentChanges, useContentLabel } from './use-content-changes.ts';
import { ContentFieldInput, useFieldRule } from './content-fields.tsx';
import {
  besideKey,
  besideOf,
  entriesOf,
  fieldNames,
  fieldOfFault,
  isThere,
  valueOfContent,
  wrongContent,
  type WrittenContent,
  writtenContent,
} from './content-form.ts';
import { ListEntry, storedKeys, useEntries, useEntryLine } from './content-entries.tsx';
import { ContentPreview } from './content-preview.tsx';
import { type FormName, readForm, shapeOf, storedForm } from './all-shapes.ts';
import { contentNameOf } from './content-shapes.ts';
import { contentStrings } from './content-strings.ts';
import styles from './content.module.css';
import { useWholeFaults } from './use-whole-faults.ts';

interface AskProps {
  readonly name: FormName;
  readonly needsTwo: boolean;
  readonly from: unknown;
  readonly to: unknown;
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

// What would change of a setting, and the request to a second person if one is needed.
export const AskForContent = ({ name, needsTwo, from, to, onSent, onClose }: AskProps) => {
  const title = useTitleOf()({ kind: 'setting', object: name, title: name });
  return (
    <ReviewDialog
      title={title}
      needsTwo={needsTwo}
      changes={useContentChanges()(name, from, to)}
      send={async (signed, press) => {
        const change = { kind: 'setting', object: name, fields: { value: to } } as const;
        const ended = await press(operatorOfficeCalls.proposeChange, { ...change, ...signed });
        if (ended.end === 'done') onSent?.();
        return ended;
      }}
      onClose={onClose}
    />
  );
};

// What the server finds wrong, field by field. If it cannot be asked, it answers the proposal itself.
const faultsOf = (name: FormName, value: unknown): Promise<readonly string[]> =>
  answerOf(operatorOfficeCalls.checkSetting, { name, value }).then(
    ({ faults }) => faults,
    () => [],
  );

interface EditorProps {
  readonly name: FormName;
  readonly needsTwo: boolean;
  // The value that is stored, and with which the form begins.
  readonly stored: unknown;
  readonly value?: unknown;
}

interface FormProps extends EditorProps {
  readonly draft: EditorDraft;
}

// The order of the entries is part of what is written. No field has a name without a dot.
const keysField = (keys: readonly string[]): WrittenContent => ({ entries: keys.join(' ') });
const keysIn = ({ entries = '' }: WrittenContent): string[] => entries.split(' ').filter((key) => key !== '');

const ContentForm = ({ name, needsTwo, stored, value, draft }: FormProps) => {
  const t = useTexts(contentStrings);
  const shape = shapeOf(name);
  const content = contentNameOf(name);
  const may = useMay(operatorOfficeCalls.proposeChange);
  const parts = styles[content === undefined ? 'pairs' : 'parts'];
  const isList = shape.form === 'list';
  const wholeFaults = useWholeFaults(name);
  const ruleOf = useFieldRule();
  const labelOf = useContentLabel();
  const [first] = useState(draft.written);
  const [written, setWritten] = useState<WrittenContent>(first);
  const entries = useEntries({
    stored: entriesOf(shape, value).length,
    keys: keysIn(first),
    onChange: (keys) => draft.keep({ ...written, ...keysField(keys) }),
  });
  const { keys } = entries;
  const [reviewed, setReviewed] = useState<{ readonly value: unknown } | null>(null);
  const lineOf = useEntryLine(name);
  const shown = valueOfContent(shape, keys, written);
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
    send: async (checked, element) => {
      const wanted = storedForm(name, checked);
      const faults = await faultsOf(name, wanted);
      if (faults.length === 0) return setReviewed({ value: wanted });
      const wrong = faults.map((fault) => fieldOfFault(shape, { keys, fault }, written) ?? names[0] ?? '');
      for (const one of wrong) form.setError(one, t('invalid'));
      focusField(element.querySelector(`#${CSS.escape(form.field(wrong[0] ?? '').id)}`));
    },
  });
  return (
    <>
      <Editor
        form={form}
        names={names}
        onWritten={(now) => {
          setWritten(now);
          draft.keep({ ...now, ...keysField(keys) });
        }}
        preview={content === undefined ? null : <ContentPreview name={content} value={shown} />}
        call={operatorOfficeCalls.proposeChange}
      >
        {besideOf(shape).length === 0 ? null : (
          <section className={parts}>
            {besideOf(shape).map((field) => (
              <ContentFieldInput key={field.name} form={form} entry={besideKey} field={field} written={first} />
            ))}
            {name === 'spinWheel' ? <p>{t('amountNote', { token: '{amount}' })}</p> : null}
          </section>
        )}
        {keys.map((entry, place) => {
          const fields = shape.fields
            .filter((field) => isThere(shape, { key: entry, field }, written))
            .map((field) => (
              <ContentFieldInput key={field.name} form={form} entry={entry} field={field} written={first} />
            ));
          return isList ? (
            <ListEntry
              key={entry}
              entries={entries}
              entry={entry}
              line={lineOf(shown, place)}
              isWrong={Object.entries(form.errors).some(
                ([of, error]) => error !== undefined && of.startsWith(`${entry}.`),
              )}
            >
              {fields}
            </ListEntry>
          ) : (
            <section key={entry} className={parts}>
              {fields}
            </section>
          );
        })}
        {isList && may ? <Button onClick={entries.add}>{t('add')}</Button> : null}
      </Editor>
      {reviewed === null ? null : (
        <AskForContent
          name={name}
          needsTwo={needsTwo}
          from={stored}
          to={reviewed.value}
          onSent={draft.drop}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
};

// The form of a setting, beside what members will read of it, if they read it. Its review asks a second person if one is
// needed.
export const ContentEditor = (props: EditorProps) => {
  const { name, stored, value = readForm(name, stored) } = props;
  const shape = shapeOf(name);
  const keys = storedKeys(entriesOf(shape, value).length);
  return (
    <WithDraft about={`setting.${name}`} from={{ ...writtenContent(shape, value), ...keysField(keys) }}>
      {(draft) => <ContentForm {...props} value={value} draft={draft} />}
    </WithDraft>
  );
};
