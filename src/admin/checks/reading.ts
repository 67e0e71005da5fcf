/** What the reader of a stream collects, whatever its version. */
export interface Reading {
  text: string
  finishThread: unknown
  metadataThread: unknown
  sources: number
  failure: string | undefined
  finished: boolean
  faults: string[]
}

export const emptyReading = (): Reading => ({
  text: '',
  finishThread: undefined,
  metadataThread: undefined,
  sources: 0,
  failure: undefined,
  finished: false,
  faults: []
})
