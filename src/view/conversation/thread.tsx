import { type Chat, useChat } from '@ai-sdk/react'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { type Conversation, isBusy } from '../../state/index.ts'
import type { AssistantUIMessage } from '../../transport/index.ts'
import { IconButton } from '../button.tsx'
import { late } from '../late.tsx'
import { LoadProblem } from '../load-problem.tsx'
import { useAssistant } from '../use-assistant.ts'
import { useAnnouncements } from './announcements.ts'
import { Answer, loadActions } from './answer.tsx'
import { downIcon } from './icons.ts'
import { Question } from './question.tsx'
import { useAtEnd, useScroll } from './scroll.ts'
import { Turn } from './turn.tsx'
import { alwaysDrawn, farTurns, turnsOf } from './turns.ts'

interface ThreadProps {
  chat: Chat<AssistantUIMessage>
  conversation: Conversation
  empty: ComponentChildren
}

const loadTrouble = () => import('./problem.tsx')
const Trouble = late(loadTrouble, LoadProblem)

/** Milliseconds of a frame at 60 Hz. The view draws at most once a frame, once in three if the end is out of view. */
const frame = 16

export const Thread = ({ chat, conversation, empty }: ThreadProps) => {
  const { label, place, keepFocus } = useAssistant()
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useAtEnd(scroller, end)
  const { messages, status, error } = useChat<AssistantUIMessage>({ chat, throttle: isAtEnd ? frame : 3 * frame })
  const turns = turnsOf(messages as AssistantMessage[])
  const { room, toEnd } = useScroll(scroller, turns.at(-1)?.[0]?.id, status, place)
  // Turns far from where the reader starts are drawn when they come near the view.
  const [far] = useState(() => farTurns(turns, place.current?.turn))
  const busy = isBusy(status)
  const last = messages.at(-1) as AssistantMessage | undefined
  useAnnouncements(status, last)
  useEffect(() => {
    // Loaded while there is a connection: one module is needed when it breaks, the other at the end of the answer.
    if (busy) for (const load of [loadTrouble, loadActions]) load().catch(() => {})
  }, [busy])
  const retry = () => {
    // `error` from `useChat` shows a failure below the messages.
    conversation.retry().catch(() => {})
    keepFocus()
  }

  const drawTurn = (turn: AssistantMessage[], index: number) => {
    const id = turn[0]?.id
    const draw = () =>
      turn.map(message =>
        message.role === 'user' ? (
          <Question key={message.id} message={message} />
        ) : (
          <Answer
            key={message.id}
            message={message}
            isLast={message === last}
            busy={busy && message === last}
            onRegenerate={message === last && !error && !message.metadata?.interrupted ? retry : undefined}
          />
        )
      )
    return (
      <Turn
        key={id}
        turn={turn}
        hasRoom={id === room}
        startsFar={far.has(turn[0])}
        mayLeave={index < turns.length - alwaysDrawn}
        draw={draw}
      />
    )
  }
  // Earlier turns are drawn again only when one of their messages changes, not with each delta of the last turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages that they are drawn from, any number of them
  const earlier = useMemo(
    () => turns.slice(0, -1).map(drawTurn),
    [room, ...messages.slice(0, -(turns.at(-1)?.length ?? 0))]
  )

  return (
    <div class="thread">
      <div class="scroll" ref={scroller} tabIndex={-1}>
        <div role="log" aria-label={label('conversation')} aria-live="off" class="messages">
          {[...earlier, ...turns.slice(-1).map(turn => drawTurn(turn, turns.length - 1))]}
        </div>
        {!messages.length && empty}
        {status === 'submitted' && last?.role === 'user' && <p class="progress">{label('searching')}</p>}
        {!error && !busy && conversation.answeredElsewhere.value ? (
          <p class="progress">{label('answeredElsewhere')}</p>
        ) : (
          last && (error || (!busy && needsAnswer(last))) && <Trouble error={error} last={last} onRetry={retry} />
        )}
        <div ref={end} class="end" />
      </div>
      {messages.length > 0 && (
        <div class="jump-place">
          {!isAtEnd && <IconButton icon={downIcon} label={label('jumpToLatest')} class="jump" onClick={toEnd} />}
        </div>
      )}
    </div>
  )
}

/** Whether the last answer is missing or broke off, because of a reload or because the reader stopped it. */
const needsAnswer = (last: AssistantMessage) =>
  last.role === 'user' || last.metadata?.interrupted === true || !messageText(last)
