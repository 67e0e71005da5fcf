import type { ComponentChildren } from 'preact'
import type { Source } from '../../protocol/index.ts'

export interface LinkProps {
  url: string
  title?: string | undefined
  children: ComponentChildren
}

export interface GuardedLinkProps extends LinkProps {
  source?: Source | undefined
  class?: string
  part?: string
  label?: string
  onDraw?: (link: Element | null) => void
}
