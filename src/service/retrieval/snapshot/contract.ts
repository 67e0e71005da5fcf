/** Keeps what an index holds, piece by piece: whatever else waits on this thread has its turn between two. */
export interface SnapshotWriter {
  /** @param value Plain data, or numbers, which are not copied and may not change meanwhile. */
  write: (value: unknown) => Promise<void>
  /** Writes a long list in pieces. */
  writeAll: (values: readonly unknown[]) => Promise<void>
}

/** Gives the pieces back in the order in which they were written. */
export interface SnapshotReader {
  read: <Value>() => Promise<Value>
  /** Gives a long list back in pieces. */
  readAll: <Value>(take: (values: Value[]) => void) => Promise<void>
}
