import { Gauge, Registry } from 'prom-client';
import type { Context } from '../context.ts';

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];
}

// What a feature shows on /metrics, read on request.
export type MetricsSource = (context: Context) => Promise<readonly Metric[]>;

export const textOfMetrics = async (context: Context, sources: readonly MetricsSource[]): Promise<string> => {
  const registry = new Registry();
  const metrics = (await Promise.all(sources.map((read) => read(context)))).flat();
  // One without samples would be shown as zero, without its labels.
  for (const { name, help, samples } of metrics.filter((metric) => metric.samples.length > 0)) {
    const labelNames = [...new Set(samples.flatMap(({ labels }) => Object.keys(labels)))];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of samples) gauge.set({ ...labels }, value);
  }
  return registry.metrics();
};
