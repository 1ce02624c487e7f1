import styles from './deposit.module.css';

export const StepsList = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step, index) => (
      <li key={step}>
        <span className={styles['number']} aria-hidden="true">
          {index + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
);
