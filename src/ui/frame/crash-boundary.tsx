import { Component, type ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../buttons/button.tsx';
import { frameTexts } from './frame-texts.ts';
import styles from './frame.module.css';
import { PartMissingError } from './lazy-part.ts';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  // A change of it, such as another route, tries to render again.
  readonly resetBy?: string;
  // Where the message is shown, such as a modal; in place if missing.
  readonly frame?: (note: ReactNode) => ReactNode;
}

interface CrashState {
  readonly error: Error | null;
  readonly reference: string;
  readonly resetBy: string | undefined;
}

const CrashNote = ({ error, reference }: { readonly error: Error; readonly reference: string }) => {
  const t = useTexts(frameTexts);
  const isMissing = error instanceof PartMissingError;
  const isOffline = isMissing && !navigator.onLine;
  const missing = isOffline ? t('offline') : t('newVersion');
  return (
    <div role="alert" className={styles['crash']}>
      <h2>{isMissing ? missing : t('crashed')}</h2>
      {isMissing ? null : <p>{t('crashId', { ref: reference })}</p>}
      <Button kind="filled" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
};

// crypto.randomUUID is missing on pages loaded over plain http.
const shortReference = (): string =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(16).padStart(8, '0').toUpperCase();

// An error while rendering removes only its own part of the page.
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: null, reference: '', resetBy: this.props.resetBy };

  static getDerivedStateFromError(error: Error): Partial<CrashState> {
    return { error, reference: shortReference() };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashState): Partial<CrashState> | null {
    return props.resetBy === state.resetBy ? null : { error: null, resetBy: props.resetBy };
  }

  override render(): ReactNode {
    const { error, reference } = this.state;
    const { children, frame = (note) => note } = this.props;
    return error === null ? children : frame(<CrashNote error={error} reference={reference} />);
  }
}
