/** A need of readers, and the ways in which several of them ask for it. The service has to group exactly these. */
export interface Need {
  need: string
  questions: string[]
}
