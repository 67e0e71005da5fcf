import { posix } from 'node:path'
import type { NamedFile } from '../../contract.ts'
import { insideFolder } from '../../paths.ts'
import type { Component } from './component.ts'
import { readResourceId } from './resource-id.ts'

/** A file of a component. */
export interface Resource {
  component: Component
  module: string
  /** Name of its folder in the module: `pages`, `partials`. */
  family: string
  /** Path in that folder. */
  path: string
}

const inModule = /^modules\/([^/]+)\/([^/]+)\/(.+)$/

/** What a file is in the components of a site; `undefined` for a file of none. */
export const resourceAt = (file: string, components: readonly Component[]): Resource | undefined => {
  const holding = components
    .filter(({ folder }) => insideFolder(folder, file) !== undefined)
    .sort((one, other) => other.folder.length - one.folder.length)
  const [component] = holding
  const [, module, family, path] = inModule.exec((component && insideFolder(component.folder, file)) ?? '') ?? []
  return component && module && family && path ? { component, module, family, path } : undefined
}

const folderOf = ({ component, module, family }: Omit<Resource, 'path'>): string =>
  posix.join(component.folder, 'modules', module, family)

/** The path of the file that a page names; `undefined` for another component’s, whose files are elsewhere. */
export const pathOfNamed = (
  { target, by, page, from }: NamedFile,
  components: readonly Component[]
): string | undefined => {
  const id = readResourceId(target)
  const owner = resourceAt(page, components)
  if (!id || !owner || (by === 'reference' && (id.family ?? 'page') !== 'page')) return undefined
  const isRelative = by !== 'reference' ? !/[$:@]/.test(target) : /^\.{1,2}\//.test(target)
  if (isRelative) return posix.join(posix.dirname(from), target)
  const component = id.component
    ? components.find(({ name, version }) => name === id.component && (id.version ?? version) === version)
    : owner.component
  if (!component) return undefined
  const module = id.module ?? (id.component ? 'ROOT' : owner.module)
  return posix.join(folderOf({ component, module, family: `${id.family ?? 'page'}s` }), id.path)
}
