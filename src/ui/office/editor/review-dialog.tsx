import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextField } from '../../fields/text-field.tsx';
import { useCheckedForm } from '../../fields/use-checked-form.ts';
import { type Press, type PressEnd, usePress } from '../../press/use-press.ts';
import { DecisionDialog } from '../detail/decision-dialog.tsx';
import { FreshPassword } from '../detail/fresh-password.tsx';
import { useSaid } from '../detail/use-said.ts';
import { useOpenItem } from '../queue/queue-context.ts';
import { officeTexts } from '../office-texts.ts';
import type { Difference } from './differences.ts';
import styles from './editor.module.css';
import { editorTexts } from './editor-texts.ts';

const becauseMax = 300;
// As many changes stand above the fields in one window.
const changesAtOnce = 5;

interface ReviewDialogProps {
  readonly title: string;
  // False for what takes effect at once.
  readonly needsTwo?: boolean;
  readonly changes: readonly (Difference & { readonly label: string })[];
  readonly send: (signed: { because: string; password: string }, press: Press['press']) => Promise<PressEnd>;
  readonly onClose: () => void;
}

// What would change, why, and whose password: then a second person is asked, if one is needed.
export const ReviewDialog = ({ title, needsTwo = true, changes, send, onClose }: ReviewDialogProps) => {
  const t = useTexts(editorTexts);
  const office = useTexts(officeTexts);
  const shared = useTexts(sharedTexts);
  const item = useOpenItem();
  const saidOf = useSaid();
  const press = usePress({ refreshes: false });
  const form = useCheckedForm({
    names: ['because', 'password'],
    labels: { because: t('because'), password: office('password') },
    check: ({ because, password }) => ({
      ...(because.trim() === '' ? { because: shared('required') } : {}),
      ...(password === '' ? { password: shared('required') } : {}),
    }),
    send: async ({ because, password }) => {
      const sent = await send({ because: because.trim(), password }, press.press);
      if (sent.end !== 'done') return;
      onClose();
      const done = { text: `${t('changed')}: ${title}`, kind: 'success' } as const;
      item.decided(saidOf(sent.answer, { act: `${t('change')}: ${title}`, done }));
    },
  });
  return (
    <DecisionDialog
      title={title}
      summary={
        <>
          {changes.length === 0 ? <p>{t('unchanged')}</p> : null}
          <dl className={styles['changes']}>
            {changes.map(({ name, label, from, to }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <del>{from === '' ? t('nothing') : from}</del> → <ins>{to === '' ? t('nothing') : to}</ins>
                </dd>
              </div>
            ))}
          </dl>
          <p>{t(needsTwo ? 'askNote' : 'atOnce')}</p>
        </>
      }
      form={form}
      submitLabel={t(needsTwo ? 'ask' : 'change')}
      press={press}
      startsInField={changes.length <= changesAtOnce}
      onClose={onClose}
    >
      <TextField
        {...form.field('because')}
        data-autofocus=""
        label={t('because')}
        maxLength={becauseMax}
        autoComplete="off"
      />
      <FreshPassword {...form.field('password')} ended={press.ended} />
    </DecisionDialog>
  );
};
