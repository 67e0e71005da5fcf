/**
 * Escapes a reader’s words so that Markdown shows them as plain text: no markup, no HTML, no link from a bare address,
 * no mention and no issue reference.
 */
export const asMarkdownText = (text: string): string =>
  withoutCalls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]#!|~$^]/g, '\\$&')
    // Escapes characters that begin a list, underline a heading, or make a bare address a link.
    .replace(/^(\d*)([-+=.)])/, '$1\\$2')
    .replaceAll(/:(?=\u2060\/\/)|(?<=\bwww)\./gi, '\\$&')

/**
 * Disables mentions (`@name`) and issue references, which a code host would act on: “fixes #1” closes an issue at a merge.
 * A backslash does not help, because hosts look for these in the rendered text.
 */
export const withoutCalls = (text: string): string =>
  text.replaceAll(/@|:(?=\/\/)|[#!&%](?=\d)|\bgh-(?=\d)/gi, '$&\u2060')
