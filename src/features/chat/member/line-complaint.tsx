import { useEffect, useState } from 'react';
import { ask } from '#ask/ask.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { chatCalls, type OwnComplaint } from '../contract.ts';
import { complaintStateStrings } from '../strings.ts';

const readAgainMs = 60_000;

// The member's complaints as they stand; none where nobody needs them, or the backend knows none.
export const useComplaints = (isNeeded: boolean, lastSeen: unknown): readonly OwnComplaint[] => {
  const [complaints, setComplaints] = useState<readonly OwnComplaint[]>([]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const asked = await ask(chatCalls.listComplaints, {}, { signal: abort.signal });
      if (asked.ok && !abort.signal.aborted) setComplaints(asked.answer.complaints);
    };
    const readSeen = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    void read();
    const timer = setInterval(readSeen, readAgainMs);
    document.addEventListener('visibilitychange', readSeen);
    addEventListener('focus', readSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readSeen);
      removeEventListener('focus', readSeen);
      abort.abort();
    };
  }, [isNeeded, lastSeen]);
  return complaints;
};

type Shown = Pick<OwnComplaint, 'complaintNo' | 'state' | 'answerBy' | 'isLate' | 'endedAt'>;

// Its number, and until when it is answered or how and when it was.
export const ComplaintState = ({ complaintNo: n, state, answerBy, isLate, endedAt }: Shown) => {
  const t = useTexts(complaintStateStrings);
  return <p>{t(isLate ? 'OPEN_LATE' : state, { n, time: formatDateTime(endedAt ?? answerBy) })}</p>;
};

// What became of the member's newest complaint about one line of the statement, or one slip: how an earlier one ended no
// longer holds. The chat shows each beside its message.
export const LineComplaint = ({ lineId }: { readonly lineId: string }) => {
  const newest = useComplaints(true, lineId).find((complaint) => complaint.lineId === lineId);
  return newest === undefined ? null : <ComplaintState {...newest} />;
};
