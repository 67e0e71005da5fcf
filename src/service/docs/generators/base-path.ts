/** The path that a site lies below, from its address: `/manual`; empty for the top, and for what is no address. */
export const basePathOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : ''

/** Whether an address only stands in for the one that the build is given. */
export const isOfNobody = (address: string): boolean =>
  !URL.canParse(address) || /^(?:(?:www\.)?example\.(?:com|org|net)|localhost)$/.test(new URL(address).hostname)
