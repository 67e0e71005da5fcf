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
  /** False while its closing fence has not arrived. */
  complete: boolean
}

/** Code of an answer: its language and Copy above, coloured once it is whole. */
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

/** Colours come with the extras, when the first whole code block with a language is there. */
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
      // Without colours the code can be read as well.
      () => {}
    )
    return () => {
      wanted = false
    }
  }, [code, language, complete, adopt])
  return coloured?.code === code ? coloured.colours : undefined
}
