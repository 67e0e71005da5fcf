/** A question that the documentation answers, as a reader would ask it. */
export interface AnswerableQuestion {
  question: string
  /** Site paths of pages that answer; any of them counts. */
  pages: string[]
  /**
   * Sentences that answer, one of several; any of them counts. Each stands in one of the pages as the reader sees it:
   * the words in their order, whatever markup and punctuation is between them. A line of code or a table cell may be one.
   */
  sentences: string[]
  /** Never tuned with: nobody who changes the search reads what becomes of it. */
  keptBack?: true
  /** What was asked before in the same thread. */
  earlier?: string[]
}

/** A question that the documentation does not answer. */
export interface UnanswerableQuestion {
  question: string
  /** Shares the subject and the words of the documentation. */
  nearMiss?: true
  /** Never tuned with. */
  keptBack?: true
}

export interface Questions {
  answerable: AnswerableQuestion[]
  unanswerable: UnanswerableQuestion[]
}
