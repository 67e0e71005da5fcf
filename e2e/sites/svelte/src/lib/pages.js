const files = import.meta.glob('../../docs/**/*.md', { eager: true, import: 'default' })

export const pages = Object.fromEntries(
  Object.entries(files).map(([file, html]) => [file.replace(/^.*\/docs\//, '').replace(/(\/?index)?\.md$/, ''), html])
)
