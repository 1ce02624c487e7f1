import styles from './shortcuts.module.css';

const signs: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Enter: '↵' };

// Shown beside an action, not read aloud: the list of keys describes it in words.
export const KeyCap = ({ children }: { readonly children: string }) => (
  <kbd className={styles['cap']}>{signs[children] ?? (children.length === 1 ? children.toUpperCase() : children)}</kbd>
);
