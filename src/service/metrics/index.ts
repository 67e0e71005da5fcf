export { countResponses } from './count-responses.ts'
export { createMetrics, type Figure, type Metrics, metricsOfWorkers } from './metrics.ts'
export { createMetricsApp } from './routes.ts'
