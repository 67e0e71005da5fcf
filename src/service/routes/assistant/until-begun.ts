/** A signal that aborts with the request until the answer begins. After that, the response notices when the reader leaves. */
export const untilBegun = (request: AbortSignal) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (request.aborted) abort()
  request.addEventListener('abort', abort)
  return { signal: controller.signal, end: () => request.removeEventListener('abort', abort) }
}
