import { asObject, asText } from '../config/index.ts'
import type { Resource } from './resources.ts'

/** Attributes that Antora sets itself: https://docs.antora.org/antora/latest/page/intrinsic-attributes/ */
const fixed = {
  env: 'site',
  'env-site': '',
  'site-gen': 'antora',
  'site-gen-antora': '',
  partialsdir: 'partial$',
  examplesdir: 'example$'
}

/** The attributes of a page: those of the playbook, of its component, and those that say where it is. */
export const attributesFor = (
  resource: Resource | undefined,
  playbook: Record<string, unknown>
): Record<string, unknown> => {
  const given = asObject(asObject(playbook.asciidoc).attributes)
  const { title, url } = asObject(playbook.site)
  return {
    ...texts(given),
    ...texts(resource?.component.attributes ?? {}),
    // What a playbook sets without an @ no component sets again.
    ...texts(Object.fromEntries(Object.entries(given).filter(([, value]) => !String(value).endsWith('@')))),
    ...fixed,
    ...texts({ 'site-title': asText(title), 'site-url': asText(url) }),
    ...(resource && ofResource(resource))
  }
}

const ofResource = ({ component: { name, version, title }, module, path }: Resource) => ({
  'page-component-name': name,
  'page-component-title': title,
  'page-component-version': version,
  'page-component-display-version': version,
  'page-version': version,
  'page-module': module,
  'page-relative-src-path': path
})

/** Numbers and `true` as AsciiDoc has them; `null` and `false` unset an attribute. */
const texts = (attributes: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || (typeof value === 'object' && value !== null)
        ? []
        : [[name, value === true ? '' : typeof value === 'number' ? String(value) : value] as const]
    )
  )
