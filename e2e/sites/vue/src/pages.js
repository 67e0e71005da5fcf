const files = import.meta.glob('../docs/**/*.md', { eager: true, import: 'default' })

/** Path of each page below the base → its HTML. */
export const pages = Object.fromEntries(
  Object.entries(files).map(([file, html]) => [
    file.replace(/^\.\.\/docs/, '').replace(/\.md$/, '').replace(/\/index$/, '') || '/',
    html
  ])
)
