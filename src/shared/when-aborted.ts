/** Calls `act` when a signal is aborted, at once where it is already. */
export const whenAborted = (signal: AbortSignal, act: () => void): void => {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
