import type { DocsPage, FoundWidget, Tag } from './docs-page.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { likely } from './known-options.ts'
import type { Programs } from './programs.ts'

const subject = 'docs page'
const example = '<script src="…/docs-assistant.js" data-domain="…" data-assistant-key="…" async></script>'

/** Checks that the page has one widget, written so that it runs. `isWhole`: the page was read to its end. */
export const checkPlacement = (docs: DocsPage, programs: Programs, isGiven: boolean, isWhole = true): Finding[] => {
  const { widgets } = docs
  const faults = [
    ...widgets.flatMap(({ tag, script }) => (script ? loaderFaults(tag) : elementFaults(docs, programs, tag))),
    ...doubles(widgets),
    ...docs.elements.flatMap(misspeltElement),
    ...docs.scripts.flatMap(tag => moduleFaults(tag, docs))
  ]
  if (widgets.length > 0) return faults.length > 0 ? faults : [good(subject, describe(widgets))]
  if (faults.length > 0) return faults
  if (programs.mounts) return [good(subject, `a program of the page puts the widget in: ${programs.mounts}`)]
  if (!isWhole) {
    const found = 'its HTML did not come to an end in 20 s or 24 MB, and what came of it holds no widget'
    return [warning(subject, found, 'Make the page shorter or its host faster, or put the tag into the head.')]
  }
  return [missing(docs, isGiven)]
}

const describe = ([widget, ...others]: FoundWidget[]): string => {
  const where = widget?.script ? `a script tag, ${widget.script.url}` : 'an element <docs-assistant>'
  return `the widget is in it as ${where}${others.length > 0 ? ` (and ${others.length} more)` : ''}`
}

/** Why the page has no widget, as far as its HTML shows it. */
const missing = (docs: DocsPage, isGiven: boolean): Finding => {
  if (docs.comments.some(comment => /<docs-assistant|docs-assistant[^\s"']{0,200}\.js/.test(comment))) {
    return bad(subject, 'the widget stands in a comment, where nothing runs', 'Take the <!-- and --> around it away.')
  }
  const withoutSource = docs.scripts.find(({ attributes }) => !attributes.src && attributes['data-domain'])
  if (withoutSource) return bad(subject, 'the script tag of the widget has no src', `Write it as ${example}.`)
  if (/<script[^>]{1,1000}docs-assistant/.test(docs.text)) {
    return bad(subject, 'the script tag stands on the page as text', 'Put it into the page as HTML, unescaped.')
  }
  const advice = 'Add the script tag. If a program mounts it, give --domain and --assistant-key.'
  if (isGiven) return { subject, verdict: 'skipped', found: 'its HTML holds no widget: what the flags say is examined' }
  return bad(subject, 'its HTML holds no widget, and none of its scripts names it', advice)
}

const classicTypes = /^($|text\/javascript$|application\/(x-)?javascript$|text\/ecmascript$)/i

/** Faults of the loader’s tag: the loader must be a classic script, because it finds its own tag. */
const loaderFaults = ({ attributes, text, inHead, inert, isClosed }: Tag): Finding[] => {
  const tag = 'script tag'
  const type = (attributes.type ?? '').trim()
  if (inert) return [bad(tag, `it stands in <${inert}>, where nothing runs`, `Put it outside of <${inert}>.`)]
  if (type.toLowerCase() === 'module') {
    return [bad(tag, 'it has type="module", and the loader is no module', 'Take type="module" away.')]
  }
  // Cloudflare’s Rocket Loader renames the types of scripts and runs them itself.
  if (!classicTypes.test(type) && !/-(text\/javascript|module)$/.test(type)) {
    const advice = 'Take the type away. If a consent tool put it there, let it release this script.'
    return [bad(tag, `it has type="${type}", which no browser runs`, advice)]
  }
  if (!isClosed || /<\/?[a-z]/i.test(text)) {
    const found = 'it is not closed, and takes in what follows it in the page'
    return [bad(tag, found, 'Write </script> after it: a slash at its end closes no script.')]
  }
  if (attributes.nomodule !== undefined) {
    return [bad(tag, 'it has nomodule, so that only browsers run it that are too old', 'Take nomodule away.')]
  }
  const plain = Object.keys(attributes).find(name => ['domain', 'assistant-key', 'base-url', 'endpoint'].includes(name))
  if (plain) {
    return [bad('options', `the script tag has ${plain}, which it does not read`, `Write data-${plain}.`)]
  }
  if (inHead && attributes.async === undefined && attributes.defer === undefined) {
    return [warning(tag, 'it stands in the head without async, and the page waits for it', 'Add async.')]
  }
  return []
}

/** Faults of `<docs-assistant>`: it needs `define.js`, because the loader does not define the element. */
const elementFaults = (docs: DocsPage, programs: Programs, { attributes, inert }: Tag): Finding[] => {
  if (inert) return [bad('element', `it stands in <${inert}>, where nothing runs`, `Put it outside of <${inert}>.`)]
  const prefixed = Object.keys(attributes).find(name => /^data-(domain|assistant-key|base-url|endpoint)$/.test(name))
  if (prefixed) {
    return [bad('options', `the element has ${prefixed}, which it does not read`, `Write ${prefixed.slice(5)}.`)]
  }
  if (programs.defines || isImported(docs)) return []
  const advice = 'Add <script type="module" src="…/define.js"></script>, or import "docs-assistant/define" in a bundle.'
  const loader = docs.widgets.some(({ script }) => script) ? '; docs-assistant.js does not' : ''
  if (programs.isComplete) return [bad('element', `nothing on the page defines <docs-assistant>${loader}`, advice)]
  return [
    {
      subject: 'element',
      verdict: 'skipped',
      found: 'what defines it could not be seen: not all scripts could be read'
    }
  ]
}

/** Whether a module script is `define.js` or imports it. */
const isImported = ({ scripts }: DocsPage) =>
  scripts.some(
    ({ attributes: { src = '', type = '' }, text }) =>
      type === 'module' && (/\/define\.js([?#]|$)/.test(src) || /['"][^'"\s]+\/define\.js['"]/.test(text))
  )

const misspeltElement = ({ name }: Tag): Finding[] => {
  if (name === 'docs-assistant' || name === 'docs-assistant-feedback' || name === 'docs-assistant-page') return []
  const meant = likely(name, ['docs-assistant', 'docs-assistant-feedback', 'docs-assistant-page'])
  return meant ? [bad('element', `<${name}> is no element`, `Did you mean <${meant}>?`)] : []
}

/** Reports a second widget for the same domain and address; the page draws only the first one. */
const doubles = (widgets: FoundWidget[]): Finding[] => {
  const seen = new Map<string, FoundWidget>()
  return widgets.flatMap(widget => {
    const { domain = '', endpoint = '', 'base-url': baseUrl = '' } = widget.options
    const key = [domain, endpoint, baseUrl.replace(/\/$/, '')].join(' ')
    const before = seen.get(key)
    seen.set(key, widget)
    if (!before || !(domain || endpoint)) return []
    const both = widget.script && before.script ? 'two script tags' : 'a script tag and an element, or two elements'
    return [bad('script tag', `the widget is in the page twice: ${both} for “${domain || endpoint}”`, 'Take one away.')]
  })
}

const moduleFiles = /docs-assistant[^?#]{0,200}\/(define|element|index|feedback)\.js([?#]|$)/

/** Finds module code in a classic script, and package names, which only a bundler resolves. */
const moduleFaults = ({ attributes: { src = '', type = '' }, text }: Tag, { scripts }: DocsPage): Finding[] => {
  const tag = 'script tag'
  const isModule = type.toLowerCase() === 'module'
  if (moduleFiles.test(src) && !isModule) {
    return [bad(tag, `${src} is a module, and the tag has no type="module"`, 'Add type="module".')]
  }
  const [, name] = /(?:\bimport\s*\(?\s*|\bfrom\s*)['"](docs-assistant(?:\/[\w-]+)?)['"]/.exec(text) ?? []
  if (!name || type === 'importmap' || /json/.test(type)) return []
  const maps = scripts.filter(script => script.attributes.type === 'importmap')
  if (!isModule && !/\bimport\s*\(/.test(text)) {
    return [bad(tag, `a script imports ${name} and has no type="module"`, 'Add type="module".')]
  }
  if (maps.some(map => map.text.includes('docs-assistant'))) return []
  return [
    bad(
      tag,
      `a script imports “${name}”, a name that only a bundler resolves`,
      `Import the file’s address, …/dist/widget/${name.split('/')[1] ?? 'index'}.js, or add an import map.`
    )
  ]
}
