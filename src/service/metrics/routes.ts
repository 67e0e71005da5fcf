import { Hono } from 'hono'
import type { MetricsText } from './metrics.ts'

/** The app for the metrics port, which has `/metrics` only. */
export const createMetricsApp = ({ text, contentType }: MetricsText): Hono =>
  new Hono().get('/metrics', async context => context.body(await text(), 200, { 'Content-Type': contentType }))
