import { useEffect, useState } from 'react';
import { Skeleton } from '../waiting/skeleton.tsx';
import styles from './server-markup.module.css';

// No scripts, event attributes, frames, forms or javascript: links; the sanitiser is a chunk of its own.
const clean = async (markup: string): Promise<string> => {
  const { default: purifier } = await import('dompurify');
  // Where it cannot work it hands markup through as it came.
  if (!purifier.isSupported) return '';
  return purifier.sanitize(markup, {
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style'],
  });
};

// Markup that came from the server, shown after cleaning it here once more.
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
