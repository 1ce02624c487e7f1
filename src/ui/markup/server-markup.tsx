import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '../waiting/skeleton.tsx';
import { cleanMarkup } from './clean-markup.ts';
import { MarkupLinks } from './markup-links.ts';
import styles from './server-markup.module.css';

// Markup from the server, cleaned here once more before it is shown.
export const ServerMarkup = ({ html }: { readonly html: string }) => {
  const insidePath = useContext(MarkupLinks);
  const box = useRef<HTMLDivElement>(null);
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
  useLayoutEffect(() => {
    for (const link of box.current?.querySelectorAll('a') ?? [])
      if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        link.pathname = insidePath(link.pathname);
  }, [cleaned, insidePath]);
  if (cleaned === null) return <Skeleton />;
  return <div ref={box} className={styles['markup']} dangerouslySetInnerHTML={{ __html: cleaned }} />;
};
