import { asList, asObject, asText } from '../config/index.ts'
import type { Settings } from '../settings.ts'

/** A version of the docs that a site has beside others. */
export interface HugoVersion {
  name: string
  /** The path below which its pages are, with a slash on both sides: `/docs/v1.2/`. */
  folder: string
}

/** The versions below the site’s own address, as Docsy lists them for its menu: `params.versions`. */
export const versionsOf = ({ params }: Settings, base: string): HugoVersion[] =>
  asList(asObject(params).versions).flatMap(item => {
    const { version, name = version, url } = asObject(item)
    const [label, path] = [asText(name), asText(url)]
    if (!label || !path?.startsWith('/')) return []
    const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path
    return inside === '/' ? [] : [{ name: label, folder: inside.replace(/\/*$/, '/') }]
  })

/** The version that the configuration names as its own, such as Docsy’s `version` and a `latest_stable_version`, or the first. */
export const defaultVersionOf = ({ params }: Settings, versions: readonly HugoVersion[]): string | undefined => {
  const named = Object.entries(asObject(params))
    .filter(([name]) => /version/.test(name))
    .map(([, value]) => versions.find(({ name }) => name === value)?.name)
    .find(Boolean)
  return named ?? versions[0]?.name
}
