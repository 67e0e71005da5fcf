import type { ContextItem } from '../../protocol/context.ts'
import type { GivenOptions } from '../options.ts'
import { isOffered, nearestId, never } from './offered.ts'

/** The elements that generators put around a code block and its own buttons. */
const frames = '[class*=highlight],[class*=language-],[class*=codeBlock],[class*=nextra-code],figure'

/** Code blocks, without the second `pre` that some generators use for line numbers. */
const blocks = 'pre:not([class*=lineno] *)'

/** Pixels by which a frame may be higher than its block. A higher frame contains more than one block with its title. */
const frameHeight = 120

/** The code block that contains the target, or whose frame does, if it may be offered. */
export const findCodeBlock = (
  target: EventTarget | null,
  scope: GivenOptions['codeBlocks']
): HTMLElement | undefined => {
  // A form is skipped: a field named closest shadows its method.
  if (!(target instanceof Element) || target instanceof HTMLFormElement) return
  const frame = target.closest<HTMLElement>(frames)
  const block = target.closest<HTMLElement>(blocks) ?? frame?.querySelector<HTMLElement>(blocks)
  if (!block?.offsetHeight || !isOffered(block, scope) || block.querySelector(never)) return
  const isFramed = block.contains(target) || (frame && frame.offsetHeight - block.offsetHeight < frameHeight)
  return isFramed ? block : undefined
}

/** The block’s code as a context item, with the file or language that the page names. */
export const readCode = (block: HTMLElement): ContextItem | undefined => {
  const codes = block.querySelectorAll('code')
  const value = linesOf(codes.length === 1 ? (codes[0] as Element) : block).replace(/^\s*\n|\s+$/g, '')
  if (!value) return
  const title = fileOf(block) || languageOf(block)
  return { type: 'code', value, ...nearestId(block), ...(title && { title }) }
}

/** The text of a code element. Generators mark lines by line breaks, by elements, or by both. */
const linesOf = (code: Element): string => {
  const copy = code.cloneNode(true) as Element
  for (const other of copy.querySelectorAll('button,[aria-hidden=true],[class*=popup],[class*=lineno]')) other.remove()
  const lines = [...copy.querySelectorAll('.token-line,.ec-line')]
  return lines.length ? lines.map(line => line.textContent.replace(/\n/g, '')).join('\n') : copy.textContent
}

const fileNames = '[class*=filename],[class*=codeBlockTitle],[class*=caption-text],figcaption .title'

const fileOf = (block: Element): string | undefined => {
  for (const element of around(block)) {
    const name = element.querySelector(fileNames)?.textContent?.trim()
    if (name) return name.slice(0, 80)
  }
}

const languageOf = (block: Element): string | undefined => {
  for (const element of [...block.querySelectorAll('code'), ...around(block)]) {
    const classes = element.getAttribute('class') ?? ''
    const language =
      element.getAttribute('data-lang') ||
      element.getAttribute('data-language') ||
      /(?:^|\s)(?:lang|language|highlight)-(?:source-)?([\w+#-]+)/.exec(classes)?.[1]
    if (language && !/^(default|none|text|txt|plaintext|plain)$/i.test(language)) return language
  }
}

/** The block and the ancestors that contain only this block, inside out. */
export const around = (block: Element): Element[] => {
  const found: Element[] = []
  let element: Element | null = block
  while (element && found.length < 5 && (element === block || element.querySelectorAll(blocks).length === 1)) {
    found.push(element)
    element = element.parentElement
  }
  return found
}
