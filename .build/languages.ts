import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { at } from './paths.ts'

type Texts = Record<string, string>

const namesModule = 'label-names'
const english = at('src/view/labels')

/**
 * Removes the names of the labels from the files of the languages: each file has only the texts, in one order, and all
 * share a module with the names. Otherwise names would be a third of each file’s size.
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

/** All English texts by name, collected from the files, of which there is one for each chunk. */
export const englishLabels = async (): Promise<Texts> => {
  const files = readdirSync(english).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map(file => import(pathToFileURL(join(english, file)).href)))
  const labels = modules.flatMap(module => Object.entries(module).filter(([name]) => name.endsWith('Labels')))
  return Object.assign({}, ...labels.map(([, texts]) => texts)) as Texts
}

/** The shared module. An empty line is a text that the language lacks: the English one stays. */
const namesCode = (names: string[]) => `
  const names = ${JSON.stringify(names.join(' '))}.split(' ')
  export const named = lines =>
    Object.fromEntries(lines.split('\\n').map((line, index) => [names[index], line]).filter(([, line]) => line))`
