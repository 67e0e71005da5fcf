/** What ExDoc makes of a text that is to be an id or the name of a page. */
export const textToId = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
