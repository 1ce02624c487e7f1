import { useState } from 'react';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { type FormName, readForm, shapeOf } from '../content/all-shapes.ts';
import { ContentEditor } from '../content/content-editor.tsx';
import { besideKey, entriesOf, fieldNames, writtenContent } from '../content/content-form.ts';
import { SettingVersions, SettingWaits } from '../content/setting-parts.tsx';
import { useContentLabel, useShownAs } from '../content/use-content-changes.ts';
import { leavesOf } from '#ui/office/detail/leaves.ts';
import { operatorStrings } from '../operator-strings.ts';
import type { Setting } from '../changeable.ts';
import { useTitleOf } from '../use-title-of.ts';
import { byCommandAlone } from '../../rules.ts';
import { settingAbouts, settingStrings } from './setting-strings.ts';

// The values in the words of the form that nobody may use here.
const Facts = ({ name, value }: { readonly name: FormName; readonly value: unknown }) => {
  const labelOf = useContentLabel();
  const shownAs = useShownAs();
  const shape = shapeOf(name);
  const formed = readForm(name, value);
  const written = writtenContent(shape, formed);
  const keys = entriesOf(shape, formed).map((_, index) => String(index));
  const isOff = written[`${besideKey}.${shape.switch ?? ''}`] === 'no';
  const names = fieldNames(shape, keys).filter((one) => !isOff || one.startsWith(besideKey));
  return (
    <FactList
      facts={names.map((one) => ({ label: labelOf(shape, one), value: shownAs(shape, one, written[one] ?? '') }))}
    />
  );
};

// A value in a form that the product does not know, as it is stored.
const Unreadable = ({ value }: { readonly value: unknown }) => (
  <FactList facts={leavesOf(value).map((leaf) => ({ label: leaf.path, value: leaf.value }))} />
);

// A setting of an older version.
export const UnknownSetting = ({ title, value }: { readonly title: string; readonly value: unknown }) => {
  const t = useTexts(operatorStrings);
  return (
    <ItemDetail kicker={t('title')} heading={title} chips={<StatusChip kind="failed">{t('unreadable')}</StatusChip>}>
      <Unreadable value={value} />
    </ItemDetail>
  );
};

interface SettingDetailProps {
  readonly name: FormName;
  readonly setting: Setting;
}

// A setting with what it does, its form, what waits for a second person, and what was in effect before.
export const SettingDetail = ({ name, setting }: SettingDetailProps) => {
  const t = useTexts(operatorStrings);
  const words = useTexts(settingStrings);
  const abouts = useTexts(settingAbouts);
  const title = useTitleOf()({ kind: 'setting', object: name, title: name });
  // The form keeps what it began with: the list is read again every few seconds.
  const [{ value, needsTwo, isReadable }] = useState(setting);
  const stored = isReadable ? value : null;
  const isByCommand = byCommandAlone.includes(name);
  return (
    <ItemDetail
      kicker={t('title')}
      heading={title}
      chips={<StatusChip kind={isReadable ? 'success' : 'failed'}>{t(isReadable ? 'isSet' : 'unreadable')}</StatusChip>}
    >
      <p>
        {isTextKey(settingAbouts, name) ? `${abouts(name)} ` : ''}
        {isByCommand ? t('byCommand') : words(needsTwo ? 'byTwo' : 'atOnce')}
      </p>
      <SettingWaits name={name} />
      {isReadable ? null : <Unreadable value={value} />}
      {isByCommand ? (
        <Facts name={name} value={stored} />
      ) : (
        <ContentEditor name={name} needsTwo={needsTwo} stored={stored} />
      )}
      {isByCommand ? null : <SettingVersions name={name} needsTwo={needsTwo} stored={stored} />}
    </ItemDetail>
  );
};
