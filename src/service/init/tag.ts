import { routes } from '../../protocol/index.ts'

/** The settings of the script tag. */
export interface Tag {
  /** Address of the service. */
  baseUrl: string
  domain: string
  assistantKey: string
}

/** Attributes of the tag without `async`, in the same order as in the documentation. */
export const tagAttributes = ({ baseUrl, domain, assistantKey }: Tag): Record<string, string> => ({
  src: `${baseUrl}/widget/docs-assistant.js`,
  'data-base-url': baseUrl,
  'data-domain': domain,
  'data-assistant-key': assistantKey,
  'data-feedback-url': `${baseUrl}${routes.assistantFeedback(domain)}`
})

/** The tag as HTML, with one attribute a line. */
export const htmlTag = (tag: Tag): string =>
  `<script\n${Object.entries(tagAttributes(tag))
    .map(([name, value]) => `  ${name}="${value}"\n`)
    .join('')}  async\n></script>`

/** The tag as HTML on one line. */
export const htmlTagOnOneLine = (tag: Tag): string =>
  `<script ${Object.entries(tagAttributes(tag))
    .map(([name, value]) => `${name}="${value}" `)
    .join('')}async></script>`

/** The tag for a site whose pages are behind the hash: it says where the reader is, and leaves links of answers to the site. */
export const routedTag = ({ baseUrl, domain, assistantKey }: Tag): string => {
  const options = { baseUrl, domain, assistantKey, feedbackUrl: `${baseUrl}${routes.assistantFeedback(domain)}` }
  return `<script>
  window.DocsAssistant = {
${Object.entries(options)
  .map(([name, value]) => `    ${name}: '${value.replaceAll("'", '%27')}',\n`)
  .join('')}    currentPath: () => location.hash.slice(1) || '/'
  }
  document.addEventListener('docs-assistant:navigate', event => {
    const { origin, pathname, hash } = new URL(event.detail.url)
    if (origin !== location.origin || pathname !== location.pathname) return
    event.preventDefault()
    location.hash = hash
  })
</script>
<script src="${baseUrl}/widget/docs-assistant.js" async></script>`
}

/** The attributes as lines of an object in JavaScript. */
export const objectLines = (tag: Tag): string[] =>
  Object.entries(tagAttributes(tag)).map(
    ([name, value]) => `${name === 'src' ? name : `'${name}'`}: '${value.replaceAll("'", '%27')}',`
  )
