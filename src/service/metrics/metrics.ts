import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Outcome } from '../../protocol/index.ts'

/** A figure that is computed when metrics are requested. */
export interface Figure {
  /** Its name without the common prefix. */
  name: string
  help: string
  /** The label that distinguishes its values, such as `project`. Default: it has one value. */
  label?: string
  /** How values of several workers are aggregated. Default: their sum. */
  together?: 'sum' | 'max' | 'min'
  /** The values by label value; `''` without a label. */
  read: () => Promise<Record<string, number>> | Record<string, number>
}

/** Measures one question. Each method is called at most once, in this order. */
interface QuestionTimer {
  /** The model is called. */
  asksModel: () => void
  /** The first words of the answer have arrived. */
  says: () => void
  ends: (outcome: Outcome, sources: number) => void
}

export interface Metrics extends MetricsText {
  question: (project: string) => QuestionTimer
  /** Counts a response. */
  response: (status: number) => void
  add: (figures: Figure[]) => void
  /** Makes the figures available to the parent process, which collects those of all workers. */
  share: () => void
}

/** All figures, in the text format of Prometheus. */
export interface MetricsText {
  text: () => Promise<string>
  contentType: string
}

const prefix = 'docs_assistant_'

const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

/** Creates the metrics of the service: counts and times, without any words of questions. */
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
  // Monitoring the event loop and the garbage collector costs a little, so it starts with the first request.
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
      // Creating it lets the library answer the parent process.
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
