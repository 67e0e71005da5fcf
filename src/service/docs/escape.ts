/** A text that stands for itself in Markdown. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\[\]*_`<>]/g, '\\$&')
