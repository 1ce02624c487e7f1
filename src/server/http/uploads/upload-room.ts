// The bytes of the files that are arriving or being worked on, and how much of it one caller may have. A slow upload holds
// only what it has sent so far.
export interface UploadPlace {
  // Whether there is room for so many more bytes.
  take(bytes: number): boolean;
  leave(): void;
}

export interface UploadRoom {
  // Null for a caller who has too many under way.
  enter(caller: string): UploadPlace | null;
}

interface Limits {
  readonly bytesMax: number;
  readonly perCallerMax: number;
  readonly perCallerBytesMax: number;
}

interface Held {
  uploads: number;
  bytes: number;
}

export const createUploadRoom = ({ bytesMax, perCallerMax, perCallerBytesMax }: Limits): UploadRoom => {
  const callers = new Map<string, Held>();
  let held = 0;
  return {
    enter: (caller) => {
      const ofCaller = callers.get(caller) ?? { uploads: 0, bytes: 0 };
      if (ofCaller.uploads >= perCallerMax) return null;
      callers.set(caller, ofCaller);
      ofCaller.uploads += 1;
      let own = 0;
      let hasLeft = false;
      return {
        take: (bytes) => {
          if (hasLeft || held + bytes > bytesMax || ofCaller.bytes + bytes > perCallerBytesMax) return false;
          held += bytes;
          ofCaller.bytes += bytes;
          own += bytes;
          return true;
        },
        leave: () => {
          if (hasLeft) return;
          hasLeft = true;
          held -= own;
          ofCaller.bytes -= own;
          ofCaller.uploads -= 1;
          if (ofCaller.uploads === 0) callers.delete(caller);
        },
      };
    },
  };
};
