import { ClipboardPaste, ImageUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { slipStrings } from '../strings.ts';
import { AtFoot } from '#ui/overlays/at-foot.tsx';
import styles from './slip.module.css';
import { canReadClipboard, readClipboardPicture } from './clipboard-picture.ts';

export type Pick = (file: Blob, name?: string) => Promise<void>;

// Replaced after each choice: some web views tell nothing of a second one.
export const FileButton = ({ onPick, isMain = false, ...button }: FileButtonProps) => {
  const [turn, setTurn] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const t = useTexts(slipStrings);
  return (
    <>
      <input
        key={turn}
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('chooseImage')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          setTurn(turn + 1);
          if (file !== undefined) void onPick(file, file.name);
        }}
      />
      <Button {...button} isMain={isMain} onClick={() => input.current?.click()} />
    </>
  );
};

interface FileButtonProps {
  readonly onPick: Pick;
  readonly kind?: 'filled' | 'outlined' | 'text';
  readonly isMain?: boolean;
  readonly isWide?: boolean;
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface SlipPickerProps {
  readonly foot: HTMLElement | null;
  readonly isPreparing: boolean;
  readonly onPick: Pick;
}

export const SlipPicker = ({ foot, isPreparing, onPick }: SlipPickerProps) => {
  const t = useTexts(slipStrings);
  const toasts = useToasts();
  const paste = async (): Promise<void> => {
    const file = await readClipboardPicture();
    if (file === null) toasts.info(t('nothingToPaste'));
    else await onPick(file);
  };
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={styles['picker']}>
      <AtFoot foot={foot}>
        <FileButton kind="filled" isMain isWide isBusy={isPreparing} icon={<ImageUp {...icon} />} onPick={onPick}>
          {isPreparing ? t('preparing') : t('chooseImage')}
        </FileButton>
      </AtFoot>
      {canReadClipboard() ? (
        <Button isMain isWide icon={<ClipboardPaste {...icon} />} onClick={() => void paste()}>
          {t('pasteImage')}
        </Button>
      ) : null}
      <p className={styles['drop-hint']}>{t('dropHint')}</p>
      <p className={styles['caption']}>{t('fileHint')}</p>
    </div>
  );
};
