import { dirname, posix } from 'node:path'
import { glob } from 'tinyglobby'
import { isAsciidoc } from '../../asciidoc/index.ts'
import type { DocsSite, GeneratorChoice, Placement, SiteGenerator } from '../../contract.ts'
import { encodedPath, insideFolder, withoutExtension } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { asList, asObject, asText } from '../config/index.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readSample } from '../sample.ts'
import { aliasesIn } from './aliases.ts'
import { attributesFor } from './attributes.ts'
import { type Component, readComponent } from './component.ts'
import { idAttributesOf } from './heading-ids.ts'
import { findPlaybook, playbooks } from './playbook.ts'
import { pathOfNamed, type Resource, resourceAt } from './resources.ts'

const descriptor = 'antora.yml'

/** How the site makes its addresses. */
interface Addressing {
  form: GeneratorChoice['addresses']
  latest: string | undefined
  /** The component that is not named in addresses. */
  top: string
}

/** Antora: https://docs.antora.org/antora/latest/organize-content-files/ */
export const antora: SiteGenerator = {
  configFiles: [descriptor, `*/${descriptor}`, playbooks],

  readSite: async (docs, file, { addresses }) => {
    const root = file ? dirname(file) : docs
    const top = insideFolder(docs, root) === undefined ? root : docs
    const components = await componentsIn(top)
    if (components.length === 0) return undefined
    const { settings: playbook = {} } = (await findPlaybook(top)) ?? {}
    const files: Pick<DocsSite, 'root' | 'folders'> = { root: top, folders: [docs] }
    const { names, texts } = await readSample(files, isAsciidoc)
    const ids = idAttributesOf([...texts.values()])
    const address = publicAddress(asObject(playbook.site).url)
    const urls = asObject(playbook.urls)
    const addressing: Addressing = {
      form: addresses ?? formOf(urls.html_extension_style),
      latest: latestSegment(urls),
      top: topComponent(playbook)
    }
    const resourceOf = (name: string) => resourceAt(posix.join(docs, name), components)
    const pages = names.filter(name => isPage(resourceOf(name)))
    // The components of a neighbour are none of these docs.
    if (names.length > 0 && pages.length === 0) return undefined
    const aliases = aliasesIn(
      pages.map(name => [posix.join(docs, name), texts.get(name) ?? '']),
      components
    )
    return {
      ...plainRules,
      generator: 'antora',
      stamp: hashOf([components, playbook, addressing, ids, aliases]),
      ...files,
      base: basePathOf(address),
      siteUrl: address,
      place: name => {
        const resource = resourceOf(name)
        return isPage(resource) ? placeOf(resource, addressing) : undefined
      },
      asciidoc: {
        attributesFor: name => ({ ...ids, ...attributesFor(resourceOf(name), playbook) }),
        locate: ({ page, from, ...named }) => {
          const path = pathOfNamed({ ...named, page: posix.join(docs, page), from: posix.join(docs, from) }, components)
          return path && posix.relative(docs, aliases[path] ?? path)
        }
      }
    }
  }
}

/** The components in a folder: that of the folder itself, or those below it. */
const componentsIn = async (folder: string): Promise<Component[]> => {
  const files = await glob([`**/${descriptor}`], {
    cwd: folder,
    absolute: true,
    deep: 4,
    ignore: ['**/node_modules/**', '**/modules/**']
  })
  const read = await Promise.all(files.sort().map(readComponent))
  return read.filter(component => component !== undefined)
}

/** The address of a site, unless it is only that of a machine on which its pages are written. */
const publicAddress = (value: unknown): string | undefined => {
  const address = asText(value)
  return address && !/^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/.test(address) ? address : undefined
}

/** The component at the top of the site: `ROOT`, unless an extension says another, as that of Spring does. */
const topComponent = ({ antora }: Record<string, unknown>): string => {
  const extensions = asList(asObject(antora).extensions)
  return extensions.map(extension => asText(asObject(extension).root_component_name)).find(Boolean) ?? 'ROOT'
}

/** What stands in place of the newest version in addresses, which may be nothing. */
const latestSegment = ({
  latest_version_segment: segment,
  latest_version_segment_strategy: strategy
}: Record<string, unknown>): string | undefined =>
  typeof segment === 'string' && strategy !== 'redirect:to' ? segment : undefined

const formOf = (style: unknown): GeneratorChoice['addresses'] =>
  style === 'indexify' ? 'directory' : style === 'drop' ? 'clean' : 'html'

const isPage = (resource: Resource | undefined): resource is Resource =>
  resource?.family === 'pages' && /\.adoc$/i.test(resource.path) && !/(?:^|\/)_/.test(resource.path)

const placeOf = (
  { component: { name, version, isPrerelease }, module, path }: Resource,
  { form, latest, top }: Addressing
): Placement => {
  const segments = [
    name === top ? '' : name,
    version && !isPrerelease ? (latest ?? version) : version,
    module === 'ROOT' ? '' : module
  ]
  return {
    path: encodedPath(`/${[...segments.filter(Boolean), addressOf(withoutExtension(path), form)].join('/')}`),
    id: posix.join(name, module, withoutExtension(path)),
    ...(version && { version })
  }
}

const addressOf = (path: string, form: GeneratorChoice['addresses']): string => {
  if (form === 'html') return `${path}.html`
  const bare = path.replace(/(^|\/)index$/, '$1')
  return form === 'directory' && bare && !bare.endsWith('/') ? `${bare}/` : bare
}
