import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider
} from '@opentelemetry/sdk-trace'

/** Sends spans in batches to the collector that the environment names; drops spans that do not fit into its queue. */
export const createProvider = (
  { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: NodeJS.ProcessEnv,
  report: (error: Error) => void
): TracerProvider =>
  new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'docs-assistant' }))
      .merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] })),
    sampler: samplerOf(OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(new OTLPTraceExporter(), report) })]
  })

/** The sampler with a name of OpenTelemetry. Read here, because only its larger packages read it from the environment. */
const samplerOf = (name = 'parentbased_always_on', ratio: string | undefined): Sampler => {
  const own = rootSampler(name.replace('parentbased_', ''), ratio)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: own }) : own
}

const rootSampler = (name: string, ratio = '1'): Sampler => {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(Number(ratio)) : new AlwaysOnSampler()
}

/** Reports the first of several failures in a row. */
const reporting = (exporter: SpanExporter, report: (error: Error) => void): SpanExporter => {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const failed = result.code === ExportResultCode.FAILED
        if (failed && !isFailing) report(new Error(unsent, { cause: result.error }))
        isFailing = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown()
  }
}

const unsent = 'Traces cannot be sent. This is said once, until some are sent again.'
