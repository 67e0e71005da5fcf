import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { glob } from 'tinyglobby'
import { valueAt } from '../../markup/index.ts'
import type { Settings } from '../settings.ts'

/** What a shortcode says, for whom gives the argument, or for everybody. */
interface Choice {
  argument: string | undefined
  text: string
}

/** The shortcodes of a site that say nothing but a text, such as its version, by their names. */
export type TextShortcodes = ReadonlyMap<string, readonly Choice[]>

export const readTextShortcodes = async (root: string, params: Settings): Promise<TextShortcodes> => {
  const files = await glob(['layouts/shortcodes/**/*.html', 'layouts/_shortcodes/**/*.html'], { cwd: root })
  const read = files.sort().map(async file => {
    const template = await readFile(join(root, file), 'utf8').catch(() => '')
    const choices = choicesOf(template.replaceAll(comment, '').replaceAll(siteParam, sayIn(params)).trim())
    return choices ? [[basename(file, '.html'), choices] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}

const comment = /\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/g

const siteParam = /\{\{-?\s*\.?[Ss]ite\.Params\.([\w.]{1,100})\s*-?\}\}/g

const sayIn = (params: Settings) => (whole: string, name: string) => valueAt(params, name.toLowerCase()) ?? whole

const branch = /\{\{-?\s*(?:(?:else\s+)?if\s+\.Get\s+["`]([\w-]+)["`]|else|end)\s*-?\}\}([^{}<]*)/g

/** `undefined` for a template that does more than to choose a text by what is given. */
const choicesOf = (template: string): Choice[] | undefined => {
  if (/^[^{}<]+$/.test(template)) return [{ argument: undefined, text: template }]
  const branches = [...template.matchAll(branch)]
  if (branches.length === 0 || branches.map(([whole]) => whole).join('') !== template) return undefined
  return branches.map(([, argument, text = '']) => ({ argument, text: text.trim() }))
}

const shortcode = /\{\{([<%])\s*([\w-]{1,100})((?:\s[^{}]{0,1000}?)?)\/?\s*[%>]\}\}/g

/** Fills in what they say, also within code, where Hugo does so too. */
export const fillTextShortcodes = (source: string, shortcodes: TextShortcodes): string =>
  shortcodes.size === 0
    ? source
    : source.replaceAll(shortcode, (whole: string, _, name: string, given: string) => {
        const choices = shortcodes.get(name)
        if (!choices) return whole
        const named = [...given.matchAll(/([\w-]+)\s*=/g)].map(([, argument]) => argument)
        return choices.find(({ argument }) => argument === undefined || named.includes(argument))?.text ?? ''
      })
