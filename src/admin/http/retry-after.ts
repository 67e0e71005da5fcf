/** Seconds of a `Retry-After` header, which contains seconds or a date; `undefined` for anything else. */
export const retryAfterSeconds = (header: string | null, now = Date.now()): number | undefined => {
  const value = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
