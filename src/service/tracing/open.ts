import type { Tracing, TracingOptions } from './contract.ts'

/** Opens tracing. Only this imports OpenTelemetry, so that services without tracing need not load it. */
export const openTracing = async (isOn: boolean, options: TracingOptions): Promise<Tracing | undefined> => {
  if (!isOn) return
  const { createTracing } = await import('./spans/index.ts')
  return createTracing(options)
}
