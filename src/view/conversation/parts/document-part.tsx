import { useAssistant } from '../../use-assistant.ts'
import type { PartProps } from './contract.ts'
import { lineOf } from './text.ts'

/** A source without an address: its title and file name. */
export const DocumentPart = ({ part }: PartProps) => {
  const { label } = useAssistant()
  const [title, file] = [lineOf(part.title), lineOf(part.filename)]
  return (
    <p dir="auto">
      {label('document', { title: title || file || lineOf(part.mediaType) })}
      {title && file && <span class="outcome"> · {file}</span>}
    </p>
  )
}
