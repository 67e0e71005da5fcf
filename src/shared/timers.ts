/** Longest delay, in milliseconds, that `setTimeout` keeps (about 24.8 days); it fires at once for a longer one. */
export const maxTimerDelay = 2 ** 31 - 1
