import type { Liquid, TagToken } from 'liquidjs'

/**
 * Allows the tags of a template that plugins of the site add. One in a line of text shows what it most likely says. Two
 * around a block stay as they are, for `plugin-blocks.ts`. Any other shows nothing.
 */
export const allowPluginTags = (template: string, engine: Liquid): void => {
  for (const [, name = ''] of template.matchAll(/\{%-?\s*(\w{1,60})/g)) {
    if (name in engine.tags || isPartOfBlock(name)) continue
    engine.registerTag(name, {
      parse(token) {
        this.shown = shownOf(token)
      },
      render() {
        return this.shown
      }
    })
  }
}

/** Names that end or divide a block of Liquid itself, which looks for them. */
const isPartOfBlock = (name: string): boolean =>
  /^(?:els(?:e|if)|when|end(?:if|unless|for|case|capture|comment|raw|tablerow|highlight))$/.test(name)

const shownOf = (token: TagToken): string => {
  const { input, begin, end, name, args } = token
  const before = input.slice(input.lastIndexOf('\n', begin - 1) + 1, begin)
  const [behind = ''] = /^.*/.exec(input.slice(end)) ?? []
  if (!before.trim() && !behind.trim()) return isOfBlock(name, input) ? token.getText() : ''
  return isInText(before, behind) ? wordsOf(args) : ''
}

const isOfBlock = (name: string, template: string): boolean => name.startsWith('end') || template.includes(`end${name}`)

/** Whether other text stands in the line, and the tag is no part of an address or an attribute. */
const isInText = (before: string, behind: string): boolean =>
  (before + behind).replaceAll(/\{%.*?%\}/g, '').trim() !== '' && /(?:^|[\s*_[>|“]|(?<!\])\()$/.test(before)

const argument = /(\w+)[=:]\s*(?:"([^"]*)"|\S+)|"([^"]*)"|(\S+)/g

/** `term "smart lamp"`, `term lamps`, `my lamps title="Your lamps"`: a title, or else what is quoted last, or the first word. */
const wordsOf = (args: string): string => {
  const all = [...args.matchAll(argument)]
  const title = all.find(([, name = '']) => /^(?:title|text|label)$/.test(name))?.[2]
  const quoted = all.findLast(([, , , text]) => text)?.[3]
  const word = all.find(([, , , , text]) => text)?.[4]
  if (title || (quoted && isPlain(quoted))) return title || quoted || ''
  return word && /^[a-z][\w-]*$/i.test(word) ? word.replaceAll('_', ' ') : ''
}

/** Neither an address, nor an icon: `mdi:lamp`. */
const isPlain = (text: string): boolean => !/\/|^\S+:\S+$/.test(text)
