import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Outcome } from '../../protocol/index.ts'

/** A figure that is looked up when it is asked for. */
export interface Figure {
  /** Without the prefix that all have. */
  name: string
  help: string
  /** What tells its values apart, such as `project`. Default: it has one value. */
  label?: string
  /** What several workers say of it together. Default: their sum. */
  together?: 'sum' | 'max' | 'min'
  /** The values, by what stands in the label; `''` where there is none. */
  read: () => Promise<Record<string, number>> | Record<string, number>
}

/** Follows one question. Each is called at most once, in this order. */
interface QuestionTimer {
  /** The model is asked. */
  asksModel: () => void
  /** The first words of the answer are there. */
  says: () => void
  ends: (outcome: Outcome, sources: number) => void
}

export interface Metrics extends MetricsText {
  question: (project: string) => QuestionTimer
  /** What a request was answered with. */
  response: (status: number) => void
  add: (figures: Figure[]) => void
  /** Gives them to the process that started this one, which asks all its workers. */
  share: () => void
}

/** All figures, in the text format of Prometheus. */
export interface MetricsText {
  text: () => Promise<string>
  contentType: string
}

const prefix = 'docs_assistant_'

const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

/** What the service tells of itself to whoever watches it: counts and times, and nothing that anybody asked. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const common = { registers: [registry], labelNames: ['project'] as const }
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ ...common, name: prefix + name, help, buckets })

  const questions = new Counter({
    ...common,
    labelNames: ['project', 'outcome'],
    name: `${prefix}questions_total`,
    help: 'Questions that were answered, by what came of them.'
  })
  const responses = new Counter({
    registers: [registry],
    labelNames: ['status'],
    name: `${prefix}responses_total`,
    help: 'Responses to requests of any route, by their status.'
  })
  const firstText = histogram('first_text_seconds', 'From a question to the first words of its answer.', seconds)
  const answer = histogram('answer_seconds', 'From a question to the end of its answer.', seconds)
  const model = histogram('model_seconds', 'From asking the model to the end of what it says.', seconds)
  const sources = histogram('answer_sources', 'Sources that an answer names.', [0, 1, 2, 3, 5, 8])
  // Starts to watch the event loop and the garbage collector, which costs a little: only where somebody asks.
  let isWatching = false
  const watch = () => {
    if (!isWatching) collectDefaultMetrics({ register: registry })
    isWatching = true
  }

  return {
    question(project) {
      const since = stopwatch()
      let sinceModel = since
      return {
        asksModel() {
          sinceModel = stopwatch()
        },
        says: () => firstText.observe({ project }, since()),
        ends(outcome, named) {
          questions.inc({ project, outcome })
          answer.observe({ project }, since())
          model.observe({ project }, sinceModel())
          sources.observe({ project }, named)
        }
      }
    },
    response: status => responses.inc({ status }),
    add(figures) {
      for (const figure of figures) addGauge(registry, figure)
    },
    share() {
      watch()
      AggregatorRegistry.setRegistries(registry)
      // Made, it answers the other process.
      new AggregatorRegistry()
    },
    text() {
      watch()
      return registry.metrics()
    },
    contentType: registry.contentType
  }
}

/** The figures of all workers that this process has started. */
export const metricsOfWorkers = (): MetricsText => {
  const registry = new AggregatorRegistry()
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType }
}

const stopwatch = () => {
  const start = performance.now()
  return () => (performance.now() - start) / 1000
}

const addGauge = (registry: Registry, { name, help, label, together = 'sum', read }: Figure): void => {
  new Gauge({
    registers: [registry],
    name: prefix + name,
    help,
    labelNames: label ? [label] : [],
    aggregator: together,
    async collect() {
      for (const [value, figure] of Object.entries(await read())) {
        if (label) this.set({ [label]: value }, figure)
        else this.set(figure)
      }
    }
  })
}
