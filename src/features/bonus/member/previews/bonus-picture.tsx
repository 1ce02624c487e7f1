import styles from '../bonus.module.css';

// The operator's picture; without one the code as text on a plain card.
export const BonusPicture = ({ image, code }: { readonly image: string | null | undefined; readonly code: string }) =>
  image === null || image === undefined ? (
    <span className={styles['picture']}>{code}</span>
  ) : (
    <img className={styles['picture']} src={image} alt="" width={400} height={300} loading="lazy" />
  );
