declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** Emojis by their names, without the colons. */
  const emojis: Record<string, string>
  export default emojis
}
