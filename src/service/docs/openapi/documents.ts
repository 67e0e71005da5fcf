import { glob } from 'tinyglobby'
import { createDocsReader } from '../folder.ts'
import { type OpenApiDocument, parseOpenApi } from './document.ts'

/** The descriptions of APIs in the repository of a site. */
export interface ApiDocuments {
  /** The description in a file, by its path from the root of the site. */
  at: (path: string) => Promise<OpenApiDocument | undefined>
  /**
   * What is chosen from the first description that has it.
   *
   * @param file Path of the file that is meant, or a part of it. Default: any.
   */
  choose: <Value>(
    file: string | undefined,
    choose: (document: OpenApiDocument) => Value | undefined
  ) => Promise<{ path: string; value: Value } | undefined>
}

/** GitBook keeps the files of a page in a folder that is hidden. */
const describing = ['**/*.{json,yaml,yml}', '{.gitbook,**/.gitbook}/**/*.{json,yaml,yml}']
const notDescribing = ['**/node_modules/**', '**/package.json', '**/package-lock.json', '**/tsconfig*.json']

/** Most bytes of a description: of YAML, a million take a second. */
const largest = 10_000_000

/** Each file is read when it is first needed, and they are listed only for a page that does not say which it means. */
export const apiDocumentsIn = (root: string): ApiDocuments => {
  const reader = createDocsReader({ root, folders: [root] })
  let listed: Promise<string[]> | undefined
  const names = (): Promise<string[]> => {
    listed ??= glob(describing, { cwd: root, ignore: notDescribing }).then(found => found.toSorted())
    return listed
  }

  const at = async (path: string): Promise<OpenApiDocument | undefined> => {
    const stamp = `${root} ${path} ${await reader.stamp(path).catch(() => '')}`
    if (!known.has(stamp)) {
      const text = await reader.included(path, largest)
      remember(stamp, text === undefined ? undefined : parseOpenApi(text))
    }
    return known.get(stamp)
  }

  async function* candidates(file: string | undefined): AsyncGenerator<string> {
    const exact = file === undefined ? undefined : withoutSlash(file)
    if (exact) yield exact
    for (const name of await names()) if (exact === undefined || (name !== exact && name.includes(exact))) yield name
  }

  return {
    at: path => at(withoutSlash(path)),
    choose: async (file, choose) => {
      for await (const path of candidates(file)) {
        const document = await at(path)
        const value = document && choose(document)
        if (value !== undefined) return { path, value }
      }
      return undefined
    }
  }
}

/** What files say, because each page of a reference asks for one again, and so does each reading of the site. */
const known = new Map<string, OpenApiDocument | undefined>()
const maxKnown = 1_000

const remember = (stamp: string, document: OpenApiDocument | undefined) => {
  known.set(stamp, document)
  const [oldest] = known.keys()
  if (oldest && known.size > maxKnown) known.delete(oldest)
}

const withoutSlash = (path: string): string => path.replace(/^\.?\/+/, '')
