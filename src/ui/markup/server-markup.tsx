import { useEffect, useState } from 'react';
import { Skeleton } from '../waiting/skeleton.tsx';
import styles from './server-markup.module.css';

// No scripts, event attributes, frames, forms or javascript: links; the sanitiser is a chunk of its own.
const clean = async (markup: string): Promise<string> => {
  const { default: purifier } = await import('dompurify');
  // If it cannot work, it returns markup unchanged.
  if (!purifier.isSupported) return '';
  return purifier.sanitize(markup, {
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style'],
  });
};

// Markup from the server, cleaned here once more before it is shown.
export const ServerMarkup = ({ html }: { readonly html: string }) => {
  const [cleaned, setCleaned] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    clean(html).then(
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
