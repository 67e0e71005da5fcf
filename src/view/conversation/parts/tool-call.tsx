import type { Label, LabelName } from '../../labels/label.ts'
import { useAssistant } from '../../use-assistant.ts'
import type { PartProps } from './contract.ts'
import { readToolCall, type ToolCallFacts } from './read-tool-call.ts'

/** One line for a tool call: what it does while it runs, then its outcome. */
export const ToolCall = ({ part, busy }: PartProps) => {
  const { label } = useAssistant()
  const call = readToolCall(part)
  const isRunning = busy && call.state === 'running'
  const outcome = isRunning ? '' : outcomeOf(call, label)
  return (
    <p class={isRunning ? 'progress' : ''} dir="auto">
      {actionOf(call, isRunning, label)}
      {outcome && <span class="outcome"> · {outcome}</span>}
    </p>
  )
}

const actionOf = ({ kind, subject, tool }: ToolCallFacts, isRunning: boolean, label: Label): string => {
  if (kind === 'search' && !subject) return label(isRunning ? 'searching' : 'toolSearchedAll')
  if (kind === 'search') return label(isRunning ? 'toolSearching' : 'toolSearched', { query: subject })
  if (kind === 'read' && subject) return label(isRunning ? 'toolReading' : 'toolRead', { page: subject })
  return label(isRunning ? 'toolUsing' : 'toolUsed', { tool })
}

const outcomeOf = ({ state, count }: ToolCallFacts, label: Label): string => {
  if (state === 'done') return count === undefined ? '' : label('toolResults', { count })
  return label(outcomes[state])
}

const outcomes: Record<Exclude<ToolCallFacts['state'], 'done'>, LabelName> = {
  running: 'toolStopped',
  failed: 'toolFailed',
  denied: 'toolDenied',
  asking: 'toolAsks'
}
