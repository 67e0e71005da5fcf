/** Limits of the interface (`docs/api.md`, “Limits”). */
export const limits = {
  /** UTF-16 units that the widget sends; a service accepts as many code points. */
  currentPath: 200,
  /** UTF-16 units of one context item that the widget sends. A longer selection is a whole page rather than a passage. */
  contextValue: 8000,
  retrievalPageSize: { min: 1, max: 50, default: 5 },
  feedbackPage: { min: 1, max: 100, default: 50 },
  prompt: { min: 1 }
} as const
