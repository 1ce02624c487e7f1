import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { slipStrings } from '../strings.ts';
import { AtFoot } from '#ui/overlays/at-foot.tsx';
import styles from './slip.module.css';
import type { SlipTerms } from './slip-terms.ts';
import { FileButton } from './slip-picker.tsx';
import type { SlipUpload } from './use-slip-upload.ts';
import type { WaitingPicture } from '#ask/waiting-picture.ts';

const Picture = ({ file, name }: Pick<WaitingPicture, 'file' | 'name'>) => {
  const t = useTexts(slipStrings);
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (isBroken) return <ImageOff size={48} strokeWidth={1.25} aria-hidden="true" />;
  return <img ref={image} alt={plainText(t('slipImage', { name }))} onError={() => setBroken(true)} />;
};

const kilo = 1024;

const sizeOf = (bytes: number): string =>
  bytes >= kilo * kilo
    ? `${(bytes / kilo / kilo).toFixed(1)} MB`
    : `${String(Math.max(1, Math.round(bytes / kilo)))} kB`;

const Preview = ({ slip }: { readonly slip: WaitingPicture }) => (
  <figure className={styles['preview']}>
    <Picture key={slip.name + String(slip.file.size)} file={slip.file} name={slip.name} />
    <figcaption className={styles['caption']}>
      <span className={styles['file-name']}>{slip.name}</span>
      <span className="money">{sizeOf(slip.file.size)}</span>
    </figcaption>
  </figure>
);

interface ProgressProps {
  readonly part: number;
  readonly onCancel: () => void;
}

const Progress = ({ part, onCancel }: ProgressProps) => {
  const t = useTexts(slipStrings);
  const shared = useTexts(sharedTexts);
  const text = part < 1 ? t('uploading', { percent: Math.floor(part * 100) }) : t('reading');
  return (
    <div className={styles['progress']}>
      <p aria-hidden="true">{text}</p>
      <progress max={1} value={part} aria-label={plainText(text)} />
      <Button isMain isWide onClick={onCancel}>
        {shared('cancel')}
      </Button>
    </div>
  );
};

export interface ChosenSlipProps {
  readonly foot: HTMLElement | null;
  readonly slip: WaitingPicture;
  readonly upload: SlipUpload;
  readonly terms: SlipTerms | undefined;
}

export const ChosenSlip = ({ foot, slip, upload, terms }: ChosenSlipProps) => {
  const t = useTexts(slipStrings);
  const offline = useOfflineReason();
  const { part, send, remove, cancel, choose, isPreparing } = upload;
  const closed =
    terms?.isClosed === true ? t('slipClosedWindow', { from: terms.closedFrom, to: terms.closedTo }) : null;
  if (part !== null) {
    return (
      <>
        <Preview slip={slip} />
        <AtFoot foot={foot}>
          <Progress part={part} onCancel={cancel} />
        </AtFoot>
      </>
    );
  }
  return (
    <>
      <Preview slip={slip} />
      <AtFoot foot={foot}>
        <Button
          kind="filled"
          isMain
          isWide
          blockedBecause={offline}
          isDisabled={closed !== null}
          onClick={() => void send()}
        >
          {closed ?? t('uploadSlip')}
        </Button>
      </AtFoot>
      <div className={styles['buttons']}>
        <FileButton kind="text" isBusy={isPreparing} onPick={choose}>
          {t('changeImage')}
        </FileButton>
        <Button kind="text" onClick={remove}>
          {t('removeImage')}
        </Button>
      </div>
    </>
  );
};
