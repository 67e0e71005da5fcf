/** What readers want to know, and how several of them ask for it: these belong together, and with no others. */
export interface Need {
  need: string
  questions: string[]
}
