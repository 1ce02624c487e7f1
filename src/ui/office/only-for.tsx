import type { Endpoint } from '#contract/endpoint.ts';
import { useTexts } from '#i18n/texts.ts';
import { useMay } from './office-staff.tsx';
import { officeTexts, roleTexts } from './office-texts.ts';
import styles from './office-page.module.css';

interface OnlyForProps {
  readonly call: Pick<Endpoint, 'may'>;
  // What others can do here.
  readonly label: string;
}

// In the place of a control that is not the person's: what it does and whom to ask. Nothing for those who may.
export const OnlyFor = ({ call, label }: OnlyForProps) => {
  const t = useTexts(officeTexts);
  const roles = useTexts(roleTexts);
  if (useMay(call)) return null;
  return (
    <p className={styles['only-for']}>
      {t('onlyOthers', { what: label, roles: call.may.map((role) => roles(role)).join(', ') })}
    </p>
  );
};
