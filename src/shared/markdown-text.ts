/**
 * A reader’s words as text and nothing else: no markup, no HTML, no link of a bare address, and nothing that a code host
 * acts on.
 */
export const asMarkdownText = (text: string): string =>
  withoutCalls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]#!|~$^]/g, '\\$&')
    // What would begin a list or underline a heading, and what would make a bare address a link.
    .replace(/^(\d*)([-+=.)])/, '$1\\$2')
    .replaceAll(/:(?=\u2060\/\/)|(?<=\bwww)\./gi, '\\$&')

/**
 * Text that code hosts show as it is: nobody is called by their name (`@`), and no issue is linked to, or closed by
 * “fixes #1” when a request is merged. A backslash is no help: hosts look for these in what is shown.
 */
export const withoutCalls = (text: string): string =>
  text.replaceAll(/@|:(?=\/\/)|[#!&%](?=\d)|\bgh-(?=\d)/gi, '$&\u2060')
