import { useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { chatOfficeStrings } from './chat-office-strings.ts';
import { type Extras, extraKinds, isExtraKind } from './extras.ts';
import styles from './chats.module.css';

// What goes with an answer: nothing, buttons, quick replies, or a card with them.
export const ChatExtras = ({
  extras,
  onChange,
}: {
  readonly extras: Extras;
  readonly onChange: (extras: Extras) => void;
}) => {
  const t = useTexts(chatOfficeStrings);
  const id = useId();
  const { kind, titles, name, subtitle } = extras;
  return (
    <div className={styles['extras']}>
      <SelectField
        id={`${id}-kind`}
        name="kind"
        label={t('with')}
        options={extraKinds.map((value) => ({ value, label: t(value) }))}
        defaultValue={kind}
        onChange={({ target: { value } }) => isExtraKind(value) && onChange({ ...extras, kind: value })}
      />
      {kind === 'card' ? (
        <>
          <TextField
            id={`${id}-name`}
            name="name"
            label={t('cardName')}
            maxLength={200}
            defaultValue={name}
            onChange={({ target: { value } }) => onChange({ ...extras, name: value })}
          />
          <TextField
            id={`${id}-subtitle`}
            name="subtitle"
            label={t('cardSubtitle')}
            hint={t('cardHint')}
            maxLength={200}
            defaultValue={subtitle}
            onChange={({ target: { value } }) => onChange({ ...extras, subtitle: value })}
          />
        </>
      ) : null}
      {kind === 'none' ? null : (
        <TextArea
          id={`${id}-titles`}
          name="titles"
          label={t('titles')}
          rows={3}
          defaultValue={titles}
          onChange={({ target: { value } }) => onChange({ ...extras, titles: value })}
        />
      )}
    </div>
  );
};
