import { Hono } from 'hono'
import type { MetricsText } from './metrics.ts'

/** What the port of the figures answers: `/metrics`, and nothing else. */
export const createMetricsApp = ({ text, contentType }: MetricsText): Hono =>
  new Hono().get('/metrics', async context => context.body(await text(), 200, { 'Content-Type': contentType }))
