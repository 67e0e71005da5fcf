import type { Heading, HeadingData, Nodes } from 'mdast'
import { haveSections, listOf, paragraph, text } from '../markup/content.ts'
import type { RstContext } from './context.ts'
import type { Show } from './directive.ts'
import { readInlineRst } from './inline.ts'

/** A description of code: a section under its name, as in the contents that Sphinx makes, with its signatures. */
export const described: Show = ({ name, domain, argument, options, body }, context, below) => {
  const signatures = argument
    // A signature that goes on in the next line.
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map(line => line.trim().replace(/\\(.)/g, '$1'))
    .filter(Boolean)
  const [first = ''] = signatures
  const { classes } = context
  const scope = { ...context.scope, module: options.module ?? context.scope.module }
  const read = (signature: string) =>
    objectOf(name, domain || domainOf(name, scope.domain), signature, { ...context, scope })
  const object = read(first)
  // Of several classes that are described together the members are those of the last one.
  const { ofClass } = read(signatures.at(-1) ?? first)
  const content = [
    ...factsOf(options, context),
    ...below(body, {
      ...context,
      scope: { ...scope, module: object.module },
      classes: [...classes, ofClass]
    })
  ]
  const paragraphs = (values: string[]) => values.map((value): Nodes => paragraph([{ type: 'inlineCode', value }]))
  // It has no id, or it is within a list or a note, where no section can be.
  const hasNoId =
    'noindex' in options || 'no-index' in options || /^(?:describe|object)$/.test(name) || first.endsWith(':')
  const isLoose = hasNoId || context.depth > classes.length
  if (content.length === 0)
    return paragraphs(signatures).map(node => ({ ...node, data: { isSignature: true } }) as Nodes)
  if (!object.heading || object.id === undefined || isLoose) {
    const all = [...paragraphs(signatures), ...content]
    // What is said of it stays with its name, as in the list of definitions that Sphinx makes of it.
    const isItem = signatures.length > 0 && !haveSections(content)
    return isItem ? [listOf(all)] : all
  }
  const heading = objectHeading(object.heading, { objectId: object.id }, context)
  const more = signatures.length > 1 || /[(=\s]/.test(first) ? paragraphs(signatures) : []
  return [heading, ...more, ...content]
}

/** The heading of an object, below the last title and the class that it is a member of. */
export const objectHeading = (name: string, data: HeadingData, { titleDepth, classes }: RstContext): Heading => ({
  type: 'heading',
  depth: Math.min(6, Math.max(2, titleDepth.value + classes.length + 1)) as Heading['depth'],
  children: [{ type: 'inlineCode', value: name }],
  data
})

/** The type of what is described, and what it is unless it is set. */
const factsOf = (options: Record<string, string>, context: RstContext): Nodes[] =>
  ['type', 'default', 'value'].flatMap(name => {
    const value = options[name]
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}: `
    return value ? [paragraph([text(label), ...readInlineRst(value, context)])] : []
  })

/**
 * The heading of a described object, the class of what is described within, and the id that Sphinx gives it, where that
 * is known: in C++ it encodes the types.
 */
const objectOf = (
  kind: string,
  domain: string,
  signature: string,
  { scope: { module, program }, classes }: RstContext
) => {
  const outer = classes.at(-1) ?? ''
  const [option = ''] = /^[^\s=]+?(?=$|\s|=|\[=|, )/.exec(signature) ?? []
  if (domain === 'std' && (option.startsWith('-') || /^(?:cmd)?option$/.test(kind))) {
    const id = dashed('cmdoption', program, /^[-/]/.test(option) ? '' : 'arg', option)
    // What is in brackets is an argument (`-j[N]`), but not within the name: `--[no-]color`.
    return { heading: option.replace(/(?:\[(?![^\]]*\]\w)|[<,]).*$/, ''), ofClass: outer, module, id: makeId(id) }
  }
  const written = nameIn(signature, domain)
  const isWhole = outer === '' || written === outer || written.startsWith(`${outer}.`)
  const path = isWhole ? written : `${outer}.${written}`
  const isCalled = /(?:function|method)$/.test(kind)
  // What Sphinx reads from the code is named with its module.
  const isQualified =
    kind.startsWith('auto') && path.split('.').length > (/(?:method|attribute|property)$/.test(kind) ? 2 : 1)
  const own = isQualified ? '' : module
  const ids: Record<string, string> = {
    py: dotted(own, path),
    js: dotted(own, path),
    c: dotted('c', outer, written),
    rst: `${kind}-${signature}`,
    std: `${kind}-${/^(?:envvar|confval)$/.test(kind) ? signature : firstWord(signature)}`
  }
  const id = ids[domain]
  return {
    heading: written && `${path}${isCalled ? '()' : ''}`,
    ofClass: /(?:class|exception|type|struct|union|enum)$/.test(kind) ? path : outer,
    module: own,
    id: id && makeId(id)
  }
}

/** The name in a signature, in C behind its type or within it: `int (*visit)(void *)`. */
const nameIn = (signature: string, domain: string): string => {
  const isTyped = domain === 'c' || domain === 'cpp'
  const name = isTyped
    ? /^[^(]*\(\*\s*(\w+)|(?:^|[\s*&])([\p{L}_]\w*(?:(?:\.|::)\w+)*)(?=\s*(?:[([=;:]|$))/u
    : /^(?:(?:abstract|async|class|static)\s+)*([\p{L}_$][\w$.]*)(?=\s*(?:[([=<]|->|$))/u
  return name.exec(signature)?.slice(1).find(Boolean) ?? ''
}

/** As the projects that add kinds of objects name these: `list` of `l(ist) [first]`. */
const firstWord = (signature: string): string => signature.replace(/\s.*$/s, '').replaceAll(/[()]/g, '')

const dashed = (...parts: string[]): string => parts.filter(Boolean).join('-')

const dotted = (...parts: string[]): string => parts.filter(Boolean).join('.')

/** `make_id` of Sphinx. */
const makeId = (text: string): string => text.replaceAll(/[^\w.]+/g, '-').replaceAll(/^[-\d._]+|-+$/g, '')

/** The domain of a directive without one: that of the page, but for options, variables and settings, which are of none. */
const domainOf = (kind: string, ofPage: string): string => {
  if (/(?:function|method|class|attribute|data|exception|property|decorator)$/.test(kind)) return ofPage || 'py'
  return /^(?:macro|member|type|var|struct|union|enum|enumerator)$/.test(kind) ? ofPage || 'c' : 'std'
}

/** A class of Python, or a name for style sheets, which Sphinx has another directive for. */
export const classes: Show = (directive, context, below) =>
  context.scope.domain !== '' || /^(?:[\w.]+\.)?_*[A-Z]\w*$|\(/.test(directive.argument)
    ? described(directive, context, below)
    : below(directive.body, context)
