import { asList, asObject, asText } from '../config/index.ts'
import { nameAndOptions } from './instances.ts'

/** What the plugin `docusaurus-plugin-openapi-docs` makes of a description of an API. */
export interface ApiConfig {
  /** A file, or a folder of files, from that of the site. */
  specPath: string
  /** Folder of its pages, from that of the site. */
  outputDir: string
  makes: { introduction: boolean; operations: boolean; schemas: boolean; tags: boolean }
}

/** Each version of an API is one. */
export const apiConfigsOf = (config: Record<string, unknown>): ApiConfig[] =>
  asList(config.plugins)
    .map(nameAndOptions)
    .filter(([name]) => /\bdocusaurus-plugin-openapi-docs$/.test(name))
    .flatMap(([, options]) => Object.values(asObject(options.config)))
    .flatMap(given => {
      const { versions, ...options } = asObject(given)
      return [options, ...Object.values(asObject(versions)).map(version => ({ ...options, ...asObject(version) }))]
    })
    .flatMap(options => {
      const [specPath, outputDir] = [asText(options.specPath), asText(options.outputDir)]
      return specPath && outputDir ? [{ specPath, outputDir, makes: madeBy(options) }] : []
    })

const madeBy = ({ schemasOnly, showSchemas, showInfoPage, sidebarOptions }: Record<string, unknown>) => ({
  introduction: schemasOnly !== true && showInfoPage !== false,
  operations: schemasOnly !== true,
  schemas: schemasOnly === true || showSchemas === true,
  tags: schemasOnly !== true && asObject(sidebarOptions).categoryLinkSource === 'tag'
})
