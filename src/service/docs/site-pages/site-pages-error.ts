/** Why the pages of a site could not be read. */
export type SitePagesErrorCode = 'unreadable' | 'unreachable' | 'too-large' | 'unknown-format' | 'no-pages'

/** The list of a site’s pages could not be read. The message names the source and says what to do. */
export class SitePagesError extends Error {
  readonly code: SitePagesErrorCode

  constructor(code: SitePagesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SitePagesError'
    this.code = code
  }
}
