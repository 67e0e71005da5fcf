/** The contents of a stream of either version. */
export interface Reading {
  text: string
  finishThread: unknown
  metadataThread: unknown
  sources: number
  failure: string | undefined
  finished: boolean
  faults: string[]
  /** Types of events that no version of the AI SDK knows: its own reader ends the answer at one. */
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
