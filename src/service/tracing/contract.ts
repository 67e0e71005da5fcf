import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Outcome } from '../../protocol/index.ts'

/** Follows questions, and sends what was seen of them to a collector of OpenTelemetry. */
export interface Tracing {
  question: (request: TracedRequest) => QuestionTrace
  /** Sends what is not sent yet; for two seconds at most. */
  close: () => Promise<void>
}

export interface TracingOptions {
  /** Whether the words of questions may be in a trace. */
  withQuestions: boolean
  /** What no attribute may repeat. */
  secrets: readonly string[]
  /** Told once that nothing can be sent, until something is sent again. */
  report: (error: Error) => void
}

/** The request of a question. */
export interface TracedRequest {
  /** What this service calls it. */
  requestId: string | undefined
  method: string
  url: string
  /** Its path, with names in the place of what differs. */
  route: string
  /** A header; `traceparent` says which trace it belongs to. */
  header: (name: string) => string | undefined
}

/** A question, from its request to the end of its answer. */
export interface QuestionTrace extends TraceStep {
  /** Under which a collector finds it; none where nothing is traced. */
  traceId: string | undefined
  /** Says what came of it. */
  settle: (outcome: Outcome) => void
  /** The same events; the trace goes on until their end. */
  until: <Event>(events: AsyncGenerator<Event>) => AsyncGenerator<Event>
  /** Says what the request was answered with; the trace ends unless it goes on with events. */
  respond: (status: number) => void
}

/** What takes place within a question. */
export interface TraceStep {
  /** Follows a search. What it asks of a model belongs to it. */
  retrieval: <Found extends RetrievalFound>(
    asked: RetrievalAsked,
    search: (step: TraceStep) => Promise<Found>
  ) => Promise<Found>
  /** The same model, each call of which is followed. */
  chat: (model: LanguageModelV4, origin: ModelOrigin) => LanguageModelV4
}

interface RetrievalAsked {
  /** The project whose documentation is searched. */
  project: string
  /** The conversation that it is for. */
  thread: string
  /** Sections that are asked for. */
  limit: number
}

interface RetrievalFound {
  /** The words that were searched for. */
  query: string
  grounding: { verdict: string; sources: readonly unknown[] }
}

/** Whose model it is. */
export interface ModelOrigin {
  /** As OpenTelemetry calls those who offer models. */
  provider: string
  /** Address of its server. */
  url: string
}
