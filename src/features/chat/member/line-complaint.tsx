import { useEffect, useState } from 'react';
import { ask } from '#ask/ask.ts';
import { formatDateTime } from '#i18n/formats.ts';
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
    void read();
    const timer = setInterval(() => void read(), readAgainMs);
    return () => {
      clearInterval(timer);
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

// What became of the member's complaints about one line of the statement, or one slip.
export const LineComplaint = ({ lineId }: { readonly lineId: string }) =>
  useComplaints(true, lineId)
    .filter((complaint) => complaint.lineId === lineId)
    .map((complaint) => <ComplaintState key={complaint.complaintNo} {...complaint} />);
