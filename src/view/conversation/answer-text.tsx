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
/** An image of an answer: nothing is requested before its code has come, which knows from where one may be. */
export const AnswerImage = late(
  () => import('./image.tsx'),
  ({ instead }: ImageProps) => instead
)

interface AnswerTextProps {
  text: string
  /** More may follow, or should have: what is begun at the end is closed. */
  streaming: boolean
  /** It may be drawn in two frames. */
  lazy?: boolean
  /** What `Markdown` shares among the texts of an answer. */
  sizes?: number[]
  index?: number
}

/** Markdown as the widget draws it: with its links, its code blocks and its texts, below the panel’s heading. */
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

let known: MathModule | undefined

/** What reads and draws formulas comes with the first text that may have one. */
const useMath = (text: string): MathModule | undefined => {
  const [math, setMath] = useState(known)
  const isWanted = !math && /\$|\\[([]/.test(text)
  useEffect(() => {
    if (!isWanted) return
    import('./formula.tsx').then(
      module => {
        known = module.math
        setMath(known)
      },
      // The source can be read as well.
      () => {}
    )
  }, [isWanted])
  return math
}
