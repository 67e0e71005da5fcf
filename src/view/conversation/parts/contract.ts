/** What a part of an answer is drawn from. Its fields are the service’s, and so may be anything. */
export interface PartProps {
  part: Readonly<Record<string, unknown>>
  /** More of the answer is coming, and nothing has followed the part’s stretch yet. */
  busy: boolean
}
