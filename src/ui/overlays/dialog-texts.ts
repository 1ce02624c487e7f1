import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const dialogTexts = texts({
  confirm: sharedTexts.confirm,
  cancel: sharedTexts.cancel,
  close: sharedTexts.close,
  follow: sharedTexts.follow,
  statusInProgress: sharedTexts.statusInProgress,
  dialogSuccess: sharedTexts.dialogSuccess,
  dialogError: sharedTexts.dialogError,
  dialogWarning: sharedTexts.dialogWarning,
});
