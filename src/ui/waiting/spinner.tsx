import styles from './waiting.module.css';

// Decorative: whoever shows it says in words what is waited for.
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />;
