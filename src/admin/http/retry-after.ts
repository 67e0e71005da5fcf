/** Seconds that a `Retry-After` header asks to wait: it holds seconds or a date. `undefined` when it says neither. */
export const retryAfterSeconds = (header: string | null, now = Date.now()): number | undefined => {
  const value = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
