import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Sends the spans of this process to a collector of OpenTelemetry. A collector that is away loses spans, and delays nothing. `stop`
 * sends what waits.
 */
export const startTraces = ({ url, version }: { url: string; version: string }) => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foyer', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: 5000 }))],
  })
  provider.register()
  return { flush: () => provider.forceFlush(), stop: () => provider.shutdown().catch(() => {}) }
}
