import { classNames } from '#ui/class-names.ts';
import styles from './unread-badge.module.css';

const badgeMax = 9;

interface UnreadBadgeProps {
  readonly unread: number;
  readonly className: string | undefined;
}

// For eyes only: what it hangs on says it in words.
export const UnreadBadge = ({ unread, className }: UnreadBadgeProps) =>
  unread === 0 ? null : (
    <span className={classNames(styles['badge'], className)} aria-hidden="true">
      {unread > badgeMax ? `${String(badgeMax)}+` : String(unread)}
    </span>
  );
