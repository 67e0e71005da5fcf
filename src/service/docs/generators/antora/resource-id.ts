/** A file of a component as pages name it: `version@component:module:family$path`. */
export interface ResourceId {
  version?: string | undefined
  component?: string | undefined
  module?: string | undefined
  family?: string | undefined
  path: string
}

const written = /^(?:([^@:$]*)@)?(?:(?:([^@:$]+):)?(?:([^@:$]*):))?(?:([^@:$]+)\$)?([^:$][^@:$]*)$/

/** Reads a resource id, as https://docs.antora.org/antora/latest/page/resource-id-coordinates/ has it. */
export const readResourceId = (target: string): ResourceId | undefined => {
  const [found, version, component, module, family, path = ''] = written.exec(target) ?? []
  if (found === undefined) return undefined
  // Two colons behind a component stand for its main module.
  return { version, component, module: module === '' || (component && !module) ? 'ROOT' : module, family, path }
}
