import type { FunctionComponent } from 'preact'
import type { MessagePart } from '../../../protocol/index.ts'
import { useAssistant } from '../../use-assistant.ts'
import type { PartProps } from './contract.ts'
import { DataPart } from './data-part.tsx'
import { DocumentPart } from './document-part.tsx'
import { FilePart } from './file-part.tsx'
import styles from './parts.css?inline'
import { Reasoning } from './reasoning.tsx'
import { ToolCall } from './tool-call.tsx'

export { partLabels as labels } from '../../labels/parts.ts'
export { styles }

/** The components by a pattern of the part’s type. Other types, such as `custom`, show nothing. */
const components: [RegExp, FunctionComponent<PartProps>][] = [
  [/^reasoning$/, Reasoning],
  [/^(?:dynamic-tool$|tool-)/, ToolCall],
  [/^(?:reasoning-)?file$/, FilePart],
  [/^source-document$/, DocumentPart],
  [/^data-/, DataPart]
]

interface PartsProps {
  parts: MessagePart[]
  /** True while the answer streams. */
  busy: boolean
  /** True while no section follows these parts. */
  isEnd: boolean
}

/** The parts between two texts of an answer: reasoning, tool calls, files. They are only appended, so need no keys. */
export const View = ({ parts, busy, isEnd }: PartsProps) => {
  const { label } = useAssistant()
  const joined = joinReasoning(parts)
  return (
    <div class="parts">
      {joined.map(part => drawPart(part, busy && isEnd))}
      {busy && isEnd && isDone(joined.at(-1)) && <p class="progress">{label('answering')}</p>}
    </div>
  )
}

/** Whether the last reasoning or tool call has ended: then the view has to say that more is coming. */
const isDone = (part: PartProps['part'] | undefined) => /^(?:done|output-)/.test(`${part?.state}`) && !part?.preliminary

const drawPart = (part: PartProps['part'], busy: boolean) => {
  const Component = components.find(([type]) => type.test(`${part.type}`))?.[1]
  return Component && <Component part={part} busy={busy} />
}

/** Joins reasoning parts that follow each other. */
const joinReasoning = (parts: readonly MessagePart[]): PartProps['part'][] => {
  const joined: Record<string, unknown>[] = []
  for (const part of parts) {
    const record: Record<string, unknown> = { ...part }
    const before = joined.at(-1)
    if (part.type === 'reasoning' && before?.type === 'reasoning') {
      record.text = `${before.text}\n\n${record.text}`
      joined.pop()
    }
    joined.push(record)
  }
  return joined
}
