import styles from './shortcuts.module.css';

const signs: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Enter: '↵' };

// Seen beside an action, not heard: the list of keys says it in words.
export const KeyCap = ({ children }: { readonly children: string }) => (
  <kbd className={styles['cap']}>{signs[children] ?? (children.length === 1 ? children.toUpperCase() : children)}</kbd>
);
