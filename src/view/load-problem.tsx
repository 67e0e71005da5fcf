import { useAssistant } from './use-assistant.ts'

/** Code that the panel needs could not be brought. */
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
