// The memory of the pictures that are arriving or being worked on, and how many uploads one caller may have under way.
// A slow upload holds only what it has sent so far.
export interface UploadPlace {
  // Whether there is room for so many more bytes.
  take(bytes: number): boolean;
  leave(): void;
}

export interface UploadRoom {
  // Null for a caller who has too many under way.
  enter(caller: string): UploadPlace | null;
}

export const createUploadRoom = ({
  bytesMax,
  perCallerMax,
}: {
  bytesMax: number;
  perCallerMax: number;
}): UploadRoom => {
  const uploads = new Map<string, number>();
  let held = 0;
  return {
    enter: (caller) => {
      const others = uploads.get(caller) ?? 0;
      if (others >= perCallerMax) return null;
      uploads.set(caller, others + 1);
      let own = 0;
      let hasLeft = false;
      return {
        take: (bytes) => {
          if (hasLeft || held + bytes > bytesMax) return false;
          held += bytes;
          own += bytes;
          return true;
        },
        leave: () => {
          if (hasLeft) return;
          hasLeft = true;
          held -= own;
          const left = (uploads.get(caller) ?? 1) - 1;
          if (left === 0) uploads.delete(caller);
          else uploads.set(caller, left);
        },
      };
    },
  };
};
