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
  /** True while more text may follow: unfinished constructs at the end are shown as they will look. */
  streaming?: boolean
  /** True where a long text may be drawn in two frames. */
  lazy?: boolean
  /** Finds formulas and draws them; without it they are shown as their source. */
  math?: MathModule | undefined
  /** Drawn below a text that is cut; shows more of it. */
  rest: ComponentType<RestProps>
  /**
   * How much of the budget each text of the same answer uses, together with the texts before it. All texts of an answer
   * share one budget and this array: each text fills in its own entry.
   */
  sizes?: number[]
  /** The index of this text among them. */
  index?: number
}

/**
 * Draws an answer’s text. HTML in the answer is shown as text, only http, https and mailto addresses become links, and
 * nothing is requested: the `image` component decides about images. While text is only appended, finished blocks are
 * neither parsed nor drawn again. A text so long that it would block the page is drawn up to a bound, and further each
 * time the reader asks for more.
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
  const currentContext: RenderContext = { ...given, formula: math?.Formula }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same object as long as its values are the same
  const context = useMemo(() => currentContext, Object.values(currentContext))
  const before = sizes[index - 1] ?? 0
  const blocks = document.update(text, streaming, Math.max(0, limits.nodesAtOnce * parts - before))
  // Parts that the reader asked for do not reduce the budget of the texts that follow.
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
