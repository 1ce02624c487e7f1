import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { saveFile } from '#ui/save-file.ts';
import { spinCalls, type SpinProof } from '../contract.ts';
import { spinStrings } from '../strings.ts';

const keep = (proof: SpinProof): void => {
  const text = JSON.stringify(proof, null, 2);
  saveFile({ name: `spins-${proof.commitment.slice(0, 8)}.json`, type: 'application/json', text });
};

// Reveals the seed if it has drawn, then saves the newest proof that can be checked to the member's device.
export const useProof = (reload: () => Promise<unknown>) => {
  const t = useTexts(spinStrings);
  const dialogs = useDialogs();
  const { isSending, press } = usePressWithDialogs();
  const [isSaved, setSaved] = useState(false);
  const save = async (): Promise<void> => {
    setSaved(false);
    const sent = await press(spinCalls.revealSeed, {});
    if (sent.end !== 'done') return;
    const proof = (await answerOf(spinCalls.listProofs, {})).find(({ seed }) => seed !== null);
    if (proof === undefined) await dialogs.alert({ kind: 'error', text: t('noProof') });
    else keep(proof);
    setSaved(proof !== undefined);
    await reload();
  };
  return { isSaving: isSending, isSaved, save };
};
