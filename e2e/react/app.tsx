/** @jsxImportSource react */
// A React 19 application that uses the AI SDK’s own useChat with our transport, and nothing else of this package.
import { useChat } from '@ai-sdk/react'
import { AssistantTransport } from 'docs-assistant/transport'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')

const App = () => {
  const transport = useMemo(() => new AssistantTransport(settings), [])
  const { messages, sendMessage, status, error, stop, regenerate } = useChat({ transport })
  const [text, setText] = useState('')
  return (
    <main>
      <ol>
        {messages.map(message => (
          <li key={message.id} data-role={message.role} data-thread={message.metadata?.threadId}>
            {message.parts.map((part, index) =>
              part.type === 'text' ? (
                <p key={String(index)}>{part.text}</p>
              ) : part.type === 'source-url' ? (
                <a key={part.sourceId} href={part.url}>
                  {part.title}
                </a>
              ) : null
            )}
            {message.metadata?.interrupted && <em>interrupted</em>}
          </li>
        ))}
      </ol>
      <output>{status}</output>
      {error && <p role="alert">{'code' in error ? String(error.code) : error.message}</p>}
      <form
        onSubmit={event => {
          event.preventDefault()
          sendMessage({ text, metadata: { context: [{ type: 'code', value: 'npm i' }] } })
          setText('')
        }}
      >
        <input aria-label="Question" value={text} onChange={event => setText(event.target.value)} />
        <button type="submit">Ask</button>
        <button type="button" onClick={stop}>
          Halt
        </button>
        <button type="button" onClick={() => regenerate()}>
          Again
        </button>
      </form>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
