import { join } from 'node:path'
import { isAsciidoc } from '../asciidoc/index.ts'
import type { DocsSite, GeneratorChoice } from '../contract.ts'
import { listFiles } from '../folder.ts'
import { isMostlyAsciidoc, withAsciidocParts } from './asciidoc-parts.ts'
import { baseOfLinks, folderOfLinks } from './base-of-links.ts'
import { configuredSite } from './configured-site.ts'
import { docusaurusHeadingIds } from './docusaurus/heading-ids.ts'
import { linksKeepCapitals } from './docusaurus/ids-of-links.ts'
import { exdoc } from './exdoc/index.ts'
import { isMostlyExDoc } from './exdoc/links.ts'
import { flatSite } from './flat-site.ts'
import { hashOf } from './hash.ts'
import { isMostlyMdc, mdcHeadingIds } from './nuxt-content.ts'
import { plainSite } from './plain.ts'
import { isMostlyRst, withLabels } from './rst-labels.ts'
import { type PagePaths, pathsOf, readSample, type Sample } from './sample.ts'
import { isWiki, titleOfFile, wikiPages } from './wiki/index.ts'

/**
 * Reads how a docs folder becomes a site, from the configuration in it, above it or below it. Without one, or with the
 * configured generator `plain`, it is a plain folder.
 *
 * @param placeholders Texts that replace placeholders in links, which say below which path the pages are.
 */
export const readSite = async (
  docs: string,
  choice: GeneratorChoice = {},
  placeholders?: DocsSite['placeholders']
): Promise<DocsSite> => {
  const configured = await configuredSite(docs, choice)
  if (configured.fill || configured.asciidoc) return configured
  // Whoever reads the pages says that there is no folder.
  const site = { ...configured, listed: await listFiles(configured).catch(() => undefined) }
  const sample = await readSample(site, isAsciidoc, placeholders)
  const paths = pathsOf(site, sample)
  return site.generator === 'plain'
    ? readPlainSite(site, sample, paths, choice, placeholders)
    : withAsciidocParts(learned(site, sample, paths), sample)
}

/** How a folder without a configuration becomes a site, as far as its pages tell. */
const readPlainSite = async (
  site: DocsSite,
  sample: Sample,
  paths: PagePaths,
  choice: GeneratorChoice,
  placeholders: DocsSite['placeholders']
): Promise<DocsSite> => {
  const isExDoc = !choice.name && !choice.addresses && isMostlyExDoc(sample)
  const written = isExDoc ? await exdoc.readSite(site.root, undefined, choice) : undefined
  if (written) return written
  const folder = folderOfLinks(paths, sample)
  if (folder) {
    // The site of that folder alone, whose links lead to pages as they are, so that this goes no deeper.
    const inner = await readSite(join(site.root, folder), choice, placeholders)
    // Its links may lead to other folders of the whole, which counted as elsewhere when it was listed.
    return { ...inner, root: site.root, listed: undefined }
  }
  const isRst = isMostlyRst(sample)
  // Asciidoctor and what builds reStructuredText write files that end in `.html`.
  const isHtml = !choice.addresses && (isRst || isMostlyAsciidoc(sample))
  const html = { ...plainSite(site.root, 'html'), listed: site.listed }
  const known = isHtml ? learned(html, sample, pathsOf(html, sample)) : learned(site, sample, paths)
  return withAsciidocParts(isRst ? await withLabels(known) : known, sample)
}

/**
 * What pages say and no configuration: whether they are a wiki, below which path they are published, and whether their
 * headings have the ids of Nuxt Content, or keep their capitals in them with Docusaurus.
 */
const learned = (given: DocsSite, sample: Sample, paths: PagePaths): DocsSite => {
  const site = given.generator === 'docusaurus' && linksKeepCapitals(sample) ? withCapitals(given) : given
  const base = /^(?:plain|docfx)$/.test(site.generator) ? site.base || baseOfLinks(paths, sample) : site.base
  const placed = base === site.base ? site : { ...site, base, stamp: `${site.stamp} ${base}` }
  const isMdc = site.generator === 'plain' && isMostlyMdc(sample)
  const known = isMdc ? { ...placed, headingIds: mdcHeadingIds, stamp: `${placed.stamp} mdc` } : placed
  if (!isWiki(site, sample, paths))
    return (site.generator === 'plain' && !base && flatSite(known, sample, paths)) || known
  const place: DocsSite['place'] = (file, frontMatter) => {
    const placement = site.place(file, frontMatter)
    return placement && { title: titleOfFile(file), ...placement }
  }
  return { ...known, stamp: hashOf([known.stamp, sample.names]), place, fill: wikiPages(site, sample.names) }
}

const withCapitals = (site: DocsSite): DocsSite => ({
  ...site,
  headingIds: docusaurusHeadingIds(true),
  stamp: `${site.stamp} capitals`
})
