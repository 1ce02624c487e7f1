import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { spinStrings } from '../strings.ts';
import type { ProofProps } from './proof.tsx';
import styles from './spin.module.css';

// Few open it.
const proof = lazyPart(() => import('./proof.tsx'), 'Proof');

// What binds the operator before the spin, and how the member checks it afterwards.
export const ProofPanel = (props: ProofProps) => {
  const t = useTexts(spinStrings);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles['odds']} onToggle={() => setWasOpened(true)}>
      <summary>
        {t('proof')}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {wasOpened ? (
        <CrashBoundary>
          <Suspense fallback={null}>
            <proof.Part {...props} />
          </Suspense>
        </CrashBoundary>
      ) : null}
    </details>
  );
};
