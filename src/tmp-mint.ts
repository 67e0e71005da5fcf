import { readSite, filledBy, createDocsReader, listDocs, readPage, writeMarkdown } from './service/docs/index.ts'
import { frontMatterOf } from './service/docs/index.ts'
const folder = process.argv[2]!
const site = await readSite(folder)
const reader = createDocsReader(site)
const fill = filledBy(site)
console.log(site.generator, site.generated?.size, [...(site.generated ?? [])].slice(0, 3))
for (const file of process.argv.slice(3)) {
  const text = await reader.page(file)
  const { source, included } = await fill(file, text, reader.included)
  console.log('=====', file, included)
  const placement = site.place(file, frontMatterOf(text))
  const { page, sections } = readPage(file, source, placement, site)
  console.log(page.title, page.path)
  for (const s of sections) console.log(`## [${s.anchor}] ${s.heading}\n${writeMarkdown(s.nodes)}`)
}
