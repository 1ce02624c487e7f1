import { useTexts } from '#i18n/texts.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { gameAccountStrings } from './game-account-strings.ts';
import styles from './game-account-modal.module.css';
import type { GameDoor } from './game-door.ts';

export interface BlockedDoorProps {
  readonly door: GameDoor;
  readonly onOpened: () => void;
}

// The browser blocked the new page: a tap by the member may open it. A link opens once, so it does not stay.
export const BlockedDoor = ({ door, onOpened }: BlockedDoorProps) => {
  const t = useTexts(gameAccountStrings);
  return (
    <div className={styles['door']}>
      <p role="alert">{t('windowBlocked')}</p>
      {'link' in door ? (
        <a
          href={door.link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('filled', true, true)}
          onClick={onOpened}
        >
          {t('tapToOpen')}
        </a>
      ) : (
        <form method="post" action={door.form.action} target="_blank" rel="noopener noreferrer">
          {Object.entries(door.form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" kind="filled" isMain isWide>
            {t('tapToOpen')}
          </Button>
        </form>
      )}
    </div>
  );
};
