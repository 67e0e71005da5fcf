import type { Nodes } from 'mdast'
import type { RstContext } from './context.ts'

interface Directive {
  /** Without its domain: `function` of `c:function`. */
  name: string
  domain: string
  argument: string
  options: Record<string, string>
  body: string[]
}

export type Below = (lines: readonly string[], context: RstContext) => Nodes[]
export type Show = (directive: Directive, context: RstContext, below: Below) => Nodes[]
