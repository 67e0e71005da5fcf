/** Escapes a text for Markdown. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\[\]*_`<>]/g, '\\$&')
