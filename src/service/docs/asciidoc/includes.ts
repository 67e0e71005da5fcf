import { IncludeProcessor, type PreprocessorReader, Registry } from '@asciidoctor/core'
import type { AsciidocSite } from '../contract.ts'
import { selectLines } from '../includes/select.ts'
import { selectTags } from './select-tags.ts'

/** Most files and characters that a page includes: enough for any page, and a limit for circular includes. */
const max = { files: 1_000, characters: 2_000_000 }

/**
 * Creates the extension that reads what a page includes. Nothing is left of an include whose file cannot be read.
 *
 * @param included Takes the paths of the files that were read.
 */
export const includesOf = (
  page: string,
  { locate }: AsciidocSite,
  read: (path: string) => Promise<string | undefined>,
  included: Set<string>
): Registry => {
  const left = { ...max }
  const known = new Map<string, string | undefined>()
  const textOf = async (path: string): Promise<string | undefined> => {
    if (!known.has(path)) known.set(path, await read(path))
    const text = known.get(path)
    left.files--
    left.characters -= text?.length ?? 0
    return left.files < 0 || left.characters < 0 ? undefined : text
  }

  class Includes extends IncludeProcessor {
    override async process(
      _document: unknown,
      reader: PreprocessorReader,
      target: string,
      attributes: Record<string, string>
    ) {
      const path = locate({
        target,
        by: attributes.tag || attributes.tags || attributes.lines ? 'include-part' : 'include',
        page,
        from: reader.file || page
      })
      const text = path && (await textOf(path))
      if (!path || text === undefined) return
      included.add(path)
      reader.pushInclude(selected(text.split(/\r\n?|\n/), attributes), path, path, 1, attributes)
    }
  }

  const registry = new Registry()
  registry.includeProcessor(Includes)
  return registry
}

const selected = (lines: string[], { lines: ranges, tag, tags = tag }: Record<string, string>): string[] => {
  if (ranges) return selectLines(lines, ranges.replaceAll(';', ',').replaceAll('..-1', '..'), /\.\./)
  return tags ? selectTags(lines, tags) : lines
}
