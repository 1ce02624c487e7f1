import styles from './login-screen.module.css';

// Inline, because the first screen must not need another request.
export const BrandMark = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={styles['mark']}>
    <rect width="64" height="64" rx="14" className={styles['plate']} />
    <g fill="none" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 24h32v22a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" className={styles['pouch']} />
      <path d="M24 24v-3a8 8 0 0 1 16 0v3" className={styles['pouch']} />
      <path d="M24 37h16" className={styles['gold']} />
    </g>
  </svg>
);
