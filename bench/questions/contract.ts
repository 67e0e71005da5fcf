/** A question that the documentation answers, as a reader would ask it. */
export interface AnswerableQuestion {
  question: string
  /** Site paths of the pages that answer; any of them is right. */
  pages: string[]
  /**
   * Alternative sentences that answer; any of them is right. One of the pages contains each as the reader sees it: the
   * same words in the same order, whatever markup and punctuation is between them. It may be a line of code or a cell.
   */
  sentences: string[]
  /** Never used for tuning: nobody who changes the search reads the results of this question. */
  keptBack?: true
  /** Earlier questions in the same thread. */
  earlier?: string[]
}

/** A question that the documentation does not answer. */
export interface UnanswerableQuestion {
  question: string
  /** Shares the subject and the words of the documentation. */
  nearMiss?: true
  /** Never used for tuning. */
  keptBack?: true
}

export interface Questions {
  answerable: AnswerableQuestion[]
  unanswerable: UnanswerableQuestion[]
}
