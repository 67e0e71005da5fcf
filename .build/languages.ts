import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { at } from './paths.ts'

type Texts = Record<string, string>

const namesModule = 'label-names'
const english = at('src/view/labels')

/**
 * Takes the names of the texts out of the files of the languages: each has the texts alone, in one order, and the names
 * are in a module that they share. A third of each file’s weight would be names.
 */
export const shareLabelNames = (): Plugin => ({
  name: 'docs-assistant:share-label-names',
  applyToEnvironment: environment => environment.name === 'widget',
  resolveId: id => (id === namesModule ? `\0${id}` : undefined),
  load: async id => (id === `\0${namesModule}` ? namesCode(await labelNames()) : undefined),
  transform: {
    filter: { id: /src\/view\/labels\/languages\/\w\w\.ts$/ },
    async handler(_, id) {
      const { texts } = (await import(pathToFileURL(id).href)) as { texts: Texts }
      const names = await labelNames()
      const lines = names.map(name => texts[name] ?? '').join('\n')
      return `import { named } from '${namesModule}'; export const texts = named(${JSON.stringify(lines)})`
    }
  }
})

const labelNames = async () => Object.keys(await englishLabels()).sort()

/** All English texts by name; they stand in a file for each chunk. */
export const englishLabels = async (): Promise<Texts> => {
  const files = readdirSync(english).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map(file => import(pathToFileURL(join(english, file)).href)))
  const labels = modules.flatMap(module => Object.entries(module).filter(([name]) => name.endsWith('Labels')))
  return Object.assign({}, ...labels.map(([, texts]) => texts)) as Texts
}

/** A text that a language lacks is an empty line: the English one stays. */
const namesCode = (names: string[]) => `
  const names = ${JSON.stringify(names.join(' '))}.split(' ')
  export const named = lines =>
    Object.fromEntries(lines.split('\\n').map((line, index) => [names[index], line]).filter(([, line]) => line))`
