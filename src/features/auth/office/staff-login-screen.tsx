import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { authOfficeCalls } from '../office-contract.ts';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './staff-login-screen.module.css';

export interface StaffLoginScreenProps {
  readonly onEntered: (token: string) => void;
  // Why the last session ended, if the person did not end it.
  readonly notice: string | null;
}

type Ticket = AnswerOf<typeof authOfficeCalls.logIn>;

// The password, then the second factor, which is set up at the first login.
export const StaffLoginScreen = ({ onEntered, notice }: StaffLoginScreenProps) => {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const startAgain = (): void => setTicket(null);
  return (
    <section className={styles['card']}>
      {ticket === null ? <PasswordStep notice={notice} onTicket={setTicket} /> : null}
      {ticket?.next === 'code' ? (
        <CodeStep
          ticket={ticket.ticket}
          hasPasskey={ticket.hasPasskey}
          onEntered={onEntered}
          onStartAgain={startAgain}
        />
      ) : null}
      {ticket?.next === 'enrol' ? (
        <EnrolStep ticket={ticket.ticket} onEntered={onEntered} onStartAgain={startAgain} />
      ) : null}
    </section>
  );
};
