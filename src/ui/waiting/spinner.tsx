import styles from './waiting.module.css';

// Decorative: the caller says in words what is loading.
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />;
