import type { ComponentType } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { AllBlocks } from './block-view.tsx'
import type { FormulaProps, RestProps } from './components.tsx'
import type { RenderContext } from './context.ts'
import { createDocument } from './document.ts'
import * as limits from './limits.ts'
import type { MathRules } from './scanner.ts'

export interface MathModule {
  rules: MathRules
  Formula: ComponentType<FormulaProps>
}

export interface MarkdownProps extends Omit<RenderContext, 'formula'> {
  text: string
  /** True while more text may follow: what is begun at the end is shown as it will look. */
  streaming?: boolean
  /** True where what comes all at once may be drawn in two frames. */
  lazy?: boolean
  /** Finds formulas and draws them; without it they are their source. */
  math?: MathModule | undefined
  /** Stands below a text that is longer than what is drawn of it, and brings more. */
  rest: ComponentType<RestProps>
  /** How much room the texts of the same answer take up, each with those before it, which leave it the less. */
  sizes?: number[]
  /** Its place among them. */
  index?: number
}

/**
 * An answer's text as elements: no HTML of the answer is ever markup, no address but http, https
 * and mailto is ever a link, and nothing is requested: images are what their component makes of them. While text is
 * only added, finished blocks are neither parsed nor drawn again. A text that would block the page
 * is drawn up to a bound, and more of it each time that the reader asks for it.
 */
export const Markdown = ({
  text,
  streaming = false,
  lazy,
  math,
  rest: Rest,
  sizes = [],
  index = 0,
  ...given
}: MarkdownProps) => {
  const document = useMemo(() => createDocument(math?.rules), [math])
  const [parts, setParts] = useState(lazy ? 1 : 2)
  const drawnWith: RenderContext = { ...given, formula: math?.Formula }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same object as long as its values are the same
  const context = useMemo(() => drawnWith, Object.values(drawnWith))
  const before = sizes[index - 1] ?? 0
  const blocks = document.update(text, streaming, Math.max(0, limits.room * parts - before))
  // What the reader asked for takes nothing from the texts that follow.
  if (parts < 3) sizes[index] = before + document.size
  return (
    <>
      <div class="markdown">
        <AllBlocks blocks={blocks} context={context} growing={streaming} />
      </div>
      {document.isCut && <Rest parts={parts} onShow={() => setParts(parts + 1)} />}
    </>
  )
}
