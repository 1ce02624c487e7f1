import { useEffect, useState } from 'react';
import { Skeleton } from '../waiting/skeleton.tsx';
import { cleanMarkup } from './clean-markup.ts';
import styles from './server-markup.module.css';

// Markup from the server, cleaned here once more before it is shown.
export const ServerMarkup = ({ html }: { readonly html: string }) => {
  const [cleaned, setCleaned] = useState<TrustedHTML | string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    cleanMarkup(html).then(
      (markup) => isCurrent && setCleaned(markup),
      () => isCurrent && setCleaned(''),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);
  if (cleaned === null) return <Skeleton />;
  return <div className={styles['markup']} dangerouslySetInnerHTML={{ __html: cleaned }} />;
};
