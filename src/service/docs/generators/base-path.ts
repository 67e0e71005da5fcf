/** The path that a site lies below, from its address: `/manual`; empty for the top, and for what is no address. */
export const basePathOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : ''
