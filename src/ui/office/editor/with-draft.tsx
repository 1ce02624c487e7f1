import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { StampLine } from '../detail/detail-parts.tsx';
import { type DraftPlace, keepDraft, keptDraft } from '../kept-drafts.ts';
import { useStaffId } from '../office-staff.tsx';
import { differences } from './differences.ts';
import styles from './editor.module.css';
import { editorTexts } from './editor-texts.ts';

type Texts = Readonly<Record<string, string>>;

export interface EditorDraft {
  // What the form begins with: the draft that was put back, or what is stored.
  readonly written: Texts;
  readonly keep: (written: Texts) => void;
  readonly drop: () => void;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

interface Kept {
  // The fields that were changed: what others change meanwhile in the rest is not undone.
  readonly changed: Texts;
  readonly isOutdated: boolean;
}

const readKept = (place: DraftPlace, from: Texts): Kept | null => {
  const kept = (keptDraft(place) ?? {}) as { readonly from?: unknown; readonly changed?: unknown };
  if (!isTexts(kept.from) || !isTexts(kept.changed)) return null;
  return { changed: kept.changed, isOutdated: differences(kept.from, from).length > 0 };
};

interface WithDraftProps {
  // Names what is edited.
  readonly about: string;
  // What is stored, field by field. Later changes of it are left to the next time the form is opened.
  readonly from: Texts;
  readonly children: (draft: EditorDraft) => ReactNode;
}

// A form whose unsent draft is put back after a reload, a login or another screen, and can be discarded.
export const WithDraft = ({ about, from, children }: WithDraftProps) => {
  const t = useTexts(editorTexts);
  const place = { staffId: useStaffId(), about };
  const [began, setBegan] = useState(() => ({ from, kept: readKept(place, from), round: 0 }));
  const { kept, round } = began;
  const form = useRef<HTMLDivElement>(null);
  // The button that discarded is gone.
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [round]);
  const drop = (): void => keepDraft(place, null);
  const keep = (written: Texts): void => {
    const changed = Object.fromEntries(differences(began.from, written).map(({ name, to }) => [name, to]));
    keepDraft(place, Object.keys(changed).length === 0 ? null : { from: began.from, changed });
  };
  const discard = (): void => {
    drop();
    setBegan({ from, kept: null, round: round + 1 });
  };
  return (
    <>
      {kept === null ? null : (
        <div className={styles['put-back']}>
          <StampLine>{t(kept.isOutdated ? 'putBackOutdated' : 'putBack')}</StampLine>
          <Button onClick={discard}>{t('discard')}</Button>
        </div>
      )}
      <div ref={form} className={styles['drafted']}>
        <Fragment key={round}>{children({ written: { ...began.from, ...kept?.changed }, keep, drop })}</Fragment>
      </div>
    </>
  );
};
