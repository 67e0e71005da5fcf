import { useEffect, useMemo, useState } from 'preact/hooks'
import { type ImageProps, Markdown, type MathModule, type RestProps } from '../../markdown/index.ts'
import { docsAddress } from '../../shared/docs-address.ts'
import { late } from '../late.tsx'
import { LoadProblem } from '../load-problem.tsx'
import { useAssistant } from '../use-assistant.ts'
import { CodeBlock } from './code-block.tsx'
import { AnswerLink } from './link.tsx'

const Rest = late(
  () => import('./rest.tsx'),
  ({ onShow }: RestProps) => <LoadProblem onRetry={onShow} />
)
const NoteTitle = late(() => import('./note-title.tsx'))
/** An image of an answer. It is requested only by its late code, which checks whether its address is allowed. */
export const AnswerImage = late(
  () => import('./image.tsx'),
  ({ instead }: ImageProps) => instead
)

interface AnswerTextProps {
  text: string
  /** True when more text may follow, or the answer broke off: unfinished constructs at the end are closed. */
  streaming: boolean
  /** True when the text may be drawn in two frames. */
  lazy?: boolean
  /** Shared among the texts of an answer; see `MarkdownProps`. */
  sizes?: number[]
  index?: number
}

/** Draws Markdown with the widget’s links, code blocks and labels, and with headings below the panel’s. */
export const AnswerText = ({ text, ...props }: AnswerTextProps) => {
  const { state, label } = useAssistant()
  const labels = useMemo(
    () => ({
      table: label('table'),
      taskDone: label('taskDone'),
      taskOpen: label('taskOpen'),
      footnote: label('footnote')
    }),
    [label]
  )
  return (
    <Markdown
      text={text}
      {...props}
      docsUrl={state.options.value.docsUrl}
      resolveAddress={docsAddress}
      headingOffset={2}
      labels={labels}
      link={AnswerLink}
      image={AnswerImage}
      codeBlock={CodeBlock}
      noteTitle={NoteTitle}
      rest={Rest}
      math={useMath(text)}
    />
  )
}

let loadedMath: MathModule | undefined

/** Loads the code for formulas with the first text that may contain one. */
const useMath = (text: string): MathModule | undefined => {
  const [math, setMath] = useState(loadedMath)
  const isWanted = !math && /\$|\\[([]/.test(text)
  useEffect(() => {
    if (!isWanted) return
    import('./formula.tsx').then(
      module => {
        loadedMath = module.math
        setMath(loadedMath)
      },
      // Without this code the reader sees the TeX source.
      () => {}
    )
  }, [isWanted])
  return math
}
