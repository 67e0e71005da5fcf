import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Outcome } from '../../protocol/index.ts'

/** Traces questions and sends the spans to an OpenTelemetry collector. */
export interface Tracing {
  question: (request: TracedRequest) => QuestionTrace
  /** Sends remaining spans, for two seconds at most. */
  close: () => Promise<void>
}

export interface TracingOptions {
  /** Whether traces may contain the words of questions. */
  withQuestions: boolean
  /** Secrets that are redacted in attributes. */
  secrets: readonly string[]
  /** Called once when sending fails, until it succeeds again. */
  report: (error: Error) => void
}

/** The request of a question. */
export interface TracedRequest {
  /** The request id of this service. */
  requestId: string | undefined
  method: string
  url: string
  /** Its path, with names in place of parameters. */
  route: string
  /** Returns a header; `traceparent` names the trace that it belongs to. */
  header: (name: string) => string | undefined
}

/** A question, from its request to the end of its answer. */
export interface QuestionTrace extends TraceStep {
  /** The id of its trace; `undefined` where it is not traced. */
  traceId: string | undefined
  /** Records the outcome. */
  settle: (outcome: Outcome) => void
  /** Passes events through; the span lasts until their end. */
  until: <Event>(events: AsyncGenerator<Event>) => AsyncGenerator<Event>
  /** Records the status of the response; the span ends, unless it lasts until the end of events. */
  respond: (status: number) => void
}

/** Traces the steps of a question. */
export interface TraceStep {
  /** Traces a search. Calls of a model during it are its children. */
  retrieval: <Found extends RetrievalFound>(
    asked: RetrievalAsked,
    search: (step: TraceStep) => Promise<Found>
  ) => Promise<Found>
  /** Wraps a model to trace each call. */
  chat: (model: LanguageModelV4, origin: ModelOrigin) => LanguageModelV4
}

interface RetrievalAsked {
  /** The project whose documentation is searched. */
  project: string
  /** The conversation of the question. */
  thread: string
  /** Number of sections that are requested. */
  limit: number
}

interface RetrievalFound {
  /** The words that were searched for. */
  query: string
  grounding: { verdict: string; sources: readonly unknown[] }
}

/** The origin of a model. */
export interface ModelOrigin {
  /** The provider’s name in OpenTelemetry’s conventions. */
  provider: string
  /** Address of its server. */
  url: string
}
