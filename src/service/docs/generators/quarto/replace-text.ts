import { parseAttributeList } from '../../markup/index.ts'
import type { Settings } from '../settings.ts'
import { isShown } from './conditions.ts'

const inlineCode = /(`+)(?!`).*?[^`]\1(?!`)(\{=\w+\})?/g
/** An address, in which nothing is replaced. */
const address = /\]\([^()\s]*|<[^<>\s]*>|\bhttps?:\/\/[^\s)\]]*/g
const kept = /\uE000(\d+)\uE001/g
/** Words in brackets with attributes behind them, which may have one link or other brackets in them. */
const span = /(?<![!\]])\[((?:[^[\]\\]|\\.|!?\[[^[\]]*\](?:\([^()]*\))?)*)\]\{([^{}\n]*)\}/g
/** A picture, or the end of a link, with attributes behind it. */
const attributed = /(!\[[^[\]\n]*\]\([^()\n]*\)|\))\{([^{}\n]*)\}/g
const note = /\^\[((?:[^[\]\\]|\\.|\[[^[\]]*\](?:\([^()]*\))?)*)\]/g
const raised = /(?<=[^\s^])\^([^\s^[\]$\\{}]{1,20})\^/g
const equationId = /(?<=\$\$)\s*\{#[^{}]*\}\s*$/
const reference = /\[?-?@((?:fig|tbl|sec|eq|lst|thm|lem|cor|prp|cnj|def|exm|exr|nte|tip|wrn|imp|cau)-[\w-]*\w)\]?/g

/** What a reference calls what it leads to, but for its number. */
const kinds: Record<string, string> = {
  fig: 'Figure',
  tbl: 'Table',
  sec: 'Section',
  eq: 'Equation',
  lst: 'Listing',
  thm: 'Theorem',
  lem: 'Lemma',
  cor: 'Corollary',
  prp: 'Proposition',
  cnj: 'Conjecture',
  def: 'Definition',
  exm: 'Example',
  exr: 'Exercise',
  nte: 'Note',
  tip: 'Tip',
  wrn: 'Warning',
  imp: 'Important',
  cau: 'Caution'
}

/**
 * Writes a line of Pandoc’s Markdown as others know it: spans as their words, notes in parentheses, dashes as such, and
 * references to figures and the like as links to them. Leaves code unchanged but for what is run, whose value is not known.
 */
export const replaceText = (line: string, said: Settings): string => {
  if (!/[[@`^]|--/.test(line)) return line
  const codes: string[] = []
  const masked = line.replaceAll(inlineCode, (whole, _, raw?: string) => {
    codes.push(raw ? '' : /^`(?:\{\w+\}|r) /.test(whole) ? '…' : whole)
    return `\uE000${codes.length - 1}\uE001`
  })
  const text = masked
    .replaceAll(span, (whole, words: string, inside: string) => {
      const list = parseAttributeList(inside.trim())
      return list ? (isShown(list, said) ? words : '') : whole
    })
    .replaceAll(attributed, (_, before: string, inside: string) => {
      const list = parseAttributeList(inside.replaceAll(/"[^"]*"/g, '""').trim())
      return before && list && !isShown(list, said) ? '' : before
    })
    // A note of a heading is no part of its id.
    .replaceAll(note, /^ {0,3}#/.test(line) ? '' : ' ($1)')
    .replaceAll(raised, '$1')
    .replace(equationId, '')
    .replaceAll(reference, (_, id: string) => `[${kinds[id.slice(0, id.indexOf('-'))]}](#${id})`)
  return withDashes(text).replaceAll(kept, (_, at: string) => codes[Number(at)] ?? '')
}

/** Two or three hyphens are a dash, but in rulers and in addresses. */
const withDashes = (text: string): string => {
  if (/^[\s|:+=-]*$/.test(text)) return text
  const dashed = (part: string) => part.replaceAll(dashes, dash => (dash.length > 2 ? '—' : '–'))
  const addresses = [...text.matchAll(address)].map(([found]) => found)
  return text
    .split(address)
    .map((part, at) => dashed(part) + (addresses[at] ?? ''))
    .join('')
}

/** Between words or spaces, so that the comments of HTML and the rows of tables stay. */
const dashes = /(?<![-!|:<])-{2,3}(?![-|:>])/g
