import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RequestMessage } from '../../protocol/index.ts'
import { outcomeOfQuote, quotedSources } from '../answering/index.ts'
import { type Project, pathInDocs } from '../projects/index.ts'
import { search } from '../routes/index.ts'
import type { KnownQuestion } from '../store/index.ts'
import { untraced } from '../tracing/index.ts'
import type { Answered } from './contract.ts'

/** Gives the event loop a turn between two questions, for readers’ requests. */
const turns = {
  async take<Result>(work: () => Result, signal: AbortSignal): Promise<Result> {
    await nextTurn(undefined, { signal })
    return work()
  }
}

/**
 * Asks a reader’s question again, through the same search as every question and without a model. Without its context
 * items, because those are not stored.
 */
export const ask = async (project: Project, known: KnownQuestion, signal: AbortSignal): Promise<Answered> => {
  const { question, path, language, earlier } = known
  const { grounding } = await search({
    project,
    model: undefined,
    messages: [...earlier, question].map(asMessage),
    asked: { retrievalPageSize: 5 },
    path: path === null ? undefined : pathInDocs(project, path),
    accepted: language ?? undefined,
    signal,
    turns,
    rewriting: 0,
    step: untraced
  })
  const [source] = quotedSources(grounding)
  const page = source && [...project.corpus.pages.values()].find(({ path }) => path === source.path)
  return {
    outcome: outcomeOfQuote(grounding),
    source: source && {
      title: source.section === source.title ? source.title : `${source.title} › ${source.section}`,
      file: page?.file ?? source.path
    },
    passage: source?.passage ?? ''
  }
}

const asMessage = (text: string, index: number): RequestMessage => ({
  id: String(index),
  role: 'user',
  parts: [{ type: 'text', text }]
})
