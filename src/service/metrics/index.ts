export { countResponses } from './count-responses.ts'
export { createMetrics, type Figure, type Metrics } from './metrics.ts'
export { createMetricsApp } from './routes.ts'
