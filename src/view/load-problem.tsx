import { useAssistant } from './use-assistant.ts'

/** Says that code of the panel failed to load, with a Retry button. */
export const LoadProblem = ({ onRetry }: { onRetry(): void }) => {
  const { label } = useAssistant()
  return (
    <div role="alert" class="problem">
      <p>{label('errorLoad')}</p>
      <button type="button" class="button" onClick={onRetry}>
        {label('retry')}
      </button>
    </div>
  )
}
