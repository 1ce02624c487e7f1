import { useState } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { textOf, useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision, type QuickField } from '#ui/office/detail/quick-decision.tsx';
import { liesAhead } from '#ui/office/editor/bangkok-time.ts';
import { officeTexts } from '#ui/office/office-texts.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { type ProviderLine, providerHealthOfficeCalls } from '../office-contract.ts';
import { providerStrings, usualTexts } from './provider-strings.ts';

type Position = 'OPEN' | 'MAINTENANCE' | 'CLOSED';

const titles = { OPEN: 'setOpen', MAINTENANCE: 'setMaintenance', CLOSED: 'setClosed' } as const;
const notes = { OPEN: 'openNote', MAINTENANCE: 'maintenanceNote', CLOSED: 'closedNote' } as const;
const textMax = 200;

// The field holds Bangkok time, wherever the person sits.
const endOf = (local: string): string | null => (local === '' ? null : `${local.slice(0, 16)}:00+07:00`);

const useFields = ({ switch: set }: ProviderLine, to: Position): QuickField[] => {
  const t = useTexts(providerStrings);
  if (to === 'OPEN') return [];
  const usual = (language: 'th' | 'la' | 'en'): string =>
    set?.state === to ? set.text[language] : textOf(usualTexts[to], language);
  const text = (name: 'textTh' | 'textLa' | 'textEn', language: 'th' | 'la' | 'en'): QuickField => ({
    kind: 'text',
    name,
    label: t(name),
    lengthMax: textMax,
    defaultValue: usual(language),
  });
  return [
    text('textTh', 'th'),
    text('textLa', 'la'),
    text('textEn', 'en'),
    {
      kind: 'text',
      name: 'until',
      label: t('endsAt'),
      hint: t('endsAtHint'),
      lengthMin: 0,
      lengthMax: 40,
      type: 'datetime-local',
      isRight: (text) => text === '' || liesAhead(text),
      missing: t('endsLater'),
    },
  ];
};

const Turn = ({
  line,
  to,
  onClose,
}: {
  readonly line: ProviderLine;
  readonly to: Position;
  readonly onClose: () => void;
}) => {
  const t = useTexts(providerStrings);
  const fields = useFields(line, to);
  return (
    <QuickDecision
      title={`${t(titles[to])}: ${line.name}`}
      summary={<p>{t(notes[to])}</p>}
      submitLabel={t(titles[to])}
      isDanger={to === 'MAINTENANCE'}
      fields={fields}
      decide={({ textTh = '', textLa = '', textEn = '', until = '' }, press) =>
        press(providerHealthOfficeCalls.turn, {
          code: line.code,
          state: to,
          text: to === 'OPEN' ? null : { th: textTh.trim(), la: textLa.trim(), en: textEn.trim() },
          until: to === 'OPEN' ? null : endOf(until),
        })
      }
      decided={{ text: `${t('turned')}: ${line.name}`, kind: 'success' }}
      onClose={onClose}
    />
  );
};

const TestCall = ({ line }: { readonly line: ProviderLine }) => {
  const t = useTexts(providerStrings);
  const office = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const { press, isSending } = usePress();
  const ask = async (): Promise<void> => {
    const asked = await press(providerHealthOfficeCalls.query, { code: line.code });
    if (asked.end === 'refused') toasts.danger(refusalText(asked.code));
    if (asked.end === 'unknown') toasts.info(office('unknownOutcome'));
    if (asked.end !== 'done') return;
    const { outcome, reason, tookMs } = asked.answer;
    const ms = String(tookMs);
    if (outcome === 'unknown') toasts.danger(t('noAnswer', { ms, reason: reason ?? '-' }));
    else toasts.info(t('answers', { ms }));
  };
  return (
    <ActionButton
      call={providerHealthOfficeCalls.query}
      label={t('ask')}
      shortcut="q"
      isBusy={isSending}
      onPress={() => void ask()}
    />
  );
};

export const ProviderActions = ({ line }: { readonly line: ProviderLine }) => {
  const t = useTexts(providerStrings);
  const [to, setTo] = useState<Position | null>(null);
  const isSet = line.switch !== null && !line.switch.isOver;
  const positions: readonly Position[] = isSet ? ['OPEN', 'CLOSED', 'MAINTENANCE'] : ['CLOSED', 'MAINTENANCE'];
  return (
    <>
      <TestCall line={line} />
      {positions.map((position) => (
        <ActionButton
          key={position}
          call={providerHealthOfficeCalls.turn}
          label={t(titles[position])}
          kind={position === 'OPEN' ? 'filled' : position === 'MAINTENANCE' ? 'danger-outlined' : 'outlined'}
          onPress={() => setTo(position)}
        />
      ))}
      {to === null ? null : <Turn line={line} to={to} onClose={() => setTo(null)} />}
    </>
  );
};
