import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { IconButton } from '../button.tsx'
import { useAssistant } from '../use-assistant.ts'
import { useCopy } from './copy.ts'
import type { Colours } from './highlight.ts'
import { checkIcon, copyIcon } from './icons.ts'

interface CodeBlockProps {
  code: string
  language?: string | undefined
  /** False until its closing fence has arrived. */
  complete: boolean
}

/** A code block of an answer, with its language and a Copy button above. It is highlighted once it is complete. */
export const CodeBlock = ({ code, language = '', complete }: CodeBlockProps) => {
  const { label } = useAssistant()
  const { copy, copied } = useCopy(code)
  const coloured = useHighlighting(code, language, complete)
  return (
    <figure class="code-block" dir="ltr">
      <figcaption class={`code-header ${language ? 'named' : ''}`}>
        {language}
        <IconButton icon={copied ? checkIcon : copyIcon} label={label('copyCode')} onClick={copy} />
      </figcaption>
      <pre tabIndex={0}>
        <code>{coloured ? draw(coloured) : code}</code>
      </pre>
    </figure>
  )
}

const draw = (colours: Colours): ComponentChildren =>
  colours.map(part => (typeof part === 'string' ? part : <span class={part.class}>{draw(part.children)}</span>))

/** Loads the highlighter with the first complete code block that names a language. */
const useHighlighting = (code: string, language: string, complete: boolean): Colours | undefined => {
  const { adopt } = useAssistant()
  const [coloured, setColoured] = useState<{ code: string; colours: Colours | undefined }>()
  useEffect(() => {
    if (!complete || !language) return
    let wanted = true
    import('./highlight.ts').then(
      module => {
        if (!wanted) return
        adopt(module)
        setColoured({ code, colours: module.highlight(code, language) })
      },
      // Without the highlighter the code stays plain.
      () => {}
    )
    return () => {
      wanted = false
    }
  }, [code, language, complete, adopt])
  return coloured?.code === code ? coloured.colours : undefined
}
