import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
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

/** Code of an answer: its language and Copy above, coloured once it is whole and near the view. */
export const CodeBlock = ({ code, language = '', complete }: CodeBlockProps) => {
  const { label } = useAssistant()
  const { copy, copied } = useCopy(code)
  const place = useRef<HTMLElement>(null)
  const coloured = useHighlighting(code, language, complete, place)
  return (
    <figure ref={place} class="code-block" dir="ltr">
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
const useHighlighting = (
  code: string,
  language: string,
  complete: boolean,
  place: RefObject<HTMLElement | null>
): Colours | undefined => {
  const { adopt } = useAssistant()
  const [coloured, setColoured] = useState<{ code: string; colours: Colours | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is the same as long as it is drawn
  useEffect(() => {
    if (!complete || !language) return
    const left = new AbortController()
    import('./highlight.ts').then(
      module => {
        adopt(module)
        const show = () => setColoured({ code, colours: module.highlight(code, language) })
        module.whenNear(place.current, show, left.signal)
      },
      // Without colours the code can be read as well.
      () => {}
    )
    return () => left.abort()
  }, [code, language, complete, adopt])
  return coloured?.code === code ? coloured.colours : undefined
}
