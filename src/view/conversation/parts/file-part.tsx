import { resolveUrl } from '../../../markdown/index.ts'
import { docsAddress } from '../../../shared/docs-address.ts'
import { useAssistant } from '../../use-assistant.ts'
import { AnswerImage } from '../answer-text.tsx'
import { AnswerLink } from '../link.tsx'
import type { PartProps } from './contract.ts'
import { readDataFile, saveFile } from './data-file.ts'
import { lineOf } from './text.ts'

/**
 * A file of an answer: an image if its address is allowed for images, otherwise a link with its name and type. A
 * harmless file in a `data:` address gets a Download button, because content security policies block such addresses.
 */
export const FilePart = ({ part }: PartProps) => {
  const { state, label } = useAssistant()
  const options = state.options.value
  const address = typeof part.url === 'string' ? part.url : ''
  const type = lineOf(part.mediaType, 60)
  const given = lineOf(part.filename, 80)
  const notShown = <p dir="auto">{label('fileNotShown', { file: [given, type].filter(Boolean).join(' · ') })}</p>
  if (/^data:/i.test(address)) {
    const file = readDataFile(address, given)
    if (!file) return notShown
    return (
      <p>
        <button type="button" class="button" onClick={() => saveFile(file)}>
          {label('download', { name: file.name })}
        </button>
      </p>
    )
  }
  const url = resolveUrl(address, options.docsUrl, docsAddress)
  const name = given || lineOf(url?.pathname.split('/').at(-1), 80) || url?.host || ''
  if (!url) return notShown
  const link = (
    <p dir="auto">
      <AnswerLink url={url.href}>{name}</AnswerLink>
      <span class="outcome"> · {type}</span>
    </p>
  )
  return type.startsWith('image/') ? <AnswerImage url={url} alt={given} instead={link} /> : link
}
