import { useRef } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '../overlays/dialogs.tsx';
import { pressTexts } from './press-texts.ts';
import { type Press, usePress } from './use-press.ts';

// A press of a member: what is not done is said in a dialog, and where the outcome is unknown it can be tried again.
export const useToldPress = (): Press => {
  const t = useTexts(pressTexts);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const { press, ...state } = usePress();
  const isHeld = useRef(false);

  const pressAndTell: Press['press'] = async (call, question) => {
    const ended = await press(call, question);
    if (ended.end === 'done' || ended.end === 'busy') return ended;
    const text = refusalText(ended.code);
    if (ended.end === 'refused') {
      await dialogs.alert({ kind: 'error', text });
      return ended;
    }
    const isWanted = await dialogs.confirm({
      title: text,
      text: t('unknownOutcome'),
      confirmLabel: shared('retry'),
      cancelLabel: shared('close'),
    });
    return isWanted ? pressAndTell(call, question) : ended;
  };
  // Held until the member has read how it ended.
  const pressOnce: Press['press'] = async (call, question) => {
    if (isHeld.current) return { end: 'busy' };
    isHeld.current = true;
    return pressAndTell(call, question).finally(() => {
      isHeld.current = false;
    });
  };
  return { ...state, press: pressOnce };
};
