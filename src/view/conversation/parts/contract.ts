/** Props of the component of a message part. The service fills the part’s fields, so they may contain anything. */
export interface PartProps {
  part: Readonly<Record<string, unknown>>
  /** True while the answer streams and no text has followed this part’s section yet. */
  busy: boolean
}
