import { useRef, useState } from 'react';
import { ask } from '#ask/ask.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { slipCalls, type SlipLine } from '../../contract.ts';
import { slipStatusStrings } from '../../strings.ts';
import { openPictureTab } from './picture-tab.ts';
import { pictureAddress } from './picture-address.ts';

const AddressLink = ({ href, isTap = false }: { readonly href: string; readonly isTap?: boolean }) => {
  const t = useTexts(slipStatusStrings);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('text')}>
      {t(isTap ? 'tapToOpen' : 'viewImage')}
    </a>
  );
};

// The slip's own link, or a press that asks for the address of its picture and opens that in a new window.
export const SlipImageLink = ({ line: { link, reference } }: { readonly line: SlipLine }) => {
  const t = useTexts(slipStatusStrings);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const isHeld = useRef(false);
  const [isOpening, setOpening] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const own = pictureAddress(link);
  if (own !== null) return <AddressLink href={own} />;
  if (blocked !== null) return <AddressLink href={blocked} isTap />;
  if (reference === '') return null;
  const open = async (): Promise<void> => {
    if (isHeld.current) return;
    isHeld.current = true;
    setOpening(true);
    // Before anything is awaited, or the browser would block the window.
    const tab = openPictureTab(plainText(t('openingImage')));
    const asked = await ask(slipCalls.openPicture, { reference });
    const address = asked.ok ? pictureAddress(asked.answer.url) : null;
    isHeld.current = false;
    setOpening(false);
    if (address === null) {
      tab?.close();
      toasts.danger(refusalText(asked.ok ? 'INTERNAL_SERVER_ERROR' : asked.refusal.message));
    } else if (tab === null || !tab.show(address)) setBlocked(address);
  };
  return (
    <Button kind="text" isBusy={isOpening} onClick={() => void open()}>
      {t('viewImage')}
    </Button>
  );
};
