/** The tables as the latest migration leaves them. Times are ISO 8601 in UTC, so that their text sorts. */
export interface Tables {
  keys: KeyRow
}

export interface KeyRow {
  id: string
  project_id: string
  kind: 'assistant' | 'admin'
  /** The key itself where it is public, a SHA-256 of it where it is secret. */
  secret: string
  name: string
  /** Origins that may use it from a page, as a JSON list; `null` for any. */
  origins: string | null
  created_at: string
  revoked_at: string | null
}
