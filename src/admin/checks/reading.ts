/** What the reader of a stream collects, whatever its version. */
export interface Reading {
  text: string
  finishThread: unknown
  metadataThread: unknown
  sources: number
  failure: string | undefined
  finished: boolean
  faults: string[]
  /** Kinds of events that no version of the chat library knows: its own reader gives the answer up at one. */
  unknown: string[]
}

export const emptyReading = (): Reading => ({
  text: '',
  finishThread: undefined,
  metadataThread: undefined,
  sources: 0,
  failure: undefined,
  finished: false,
  faults: [],
  unknown: []
})
