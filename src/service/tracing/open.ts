import type { Tracing, TracingOptions } from './contract.ts'

/** OpenTelemetry’s own code is only loaded here: who does not trace pays nothing for it. */
export const openTracing = async (isOn: boolean, options: TracingOptions): Promise<Tracing | undefined> => {
  if (!isOn) return
  const { createTracing } = await import('./spans/index.ts')
  return createTracing(options)
}
