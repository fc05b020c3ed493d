import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { collectState, registry } from './metrics.ts'

const read = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')

/** Names as samples have them: those of a histogram end with its parts. */
const known = () => {
  const process = new Registry()
  collectDefaultMetrics({ register: process })
  if (!registry.getSingleMetric('foyer_database_up'))
    collectState({
      queues: async () => [],
      givenUp: async () => [],
      scannerIsUp: async () => undefined,
      certificateEnd: new Date(),
      backupSeconds: async () => undefined,
    })
  const names = [...registry.getMetricsAsArray(), ...process.getMetricsAsArray()].map(({ name }) => name)
  return new Set(names.flatMap((name) => [name, ...['bucket', 'count', 'sum'].map((part) => `${name}_${part}`)]))
}

test.each(['deploy/alerts.yml', 'deploy/dashboard.json'])('%s names only metrics that the server has', (file) => {
  const named = read(file).match(/\b(?:foyer|nodejs|process)_\w+/g) ?? []
  expect(named.length).toBeGreaterThan(8)
  const names = known()
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('the dashboard shows every metric of ours', () => {
  const text = read('deploy/dashboard.json')
  const ours = registry.getMetricsAsArray().map(({ name }) => name)
  expect(ours.filter((name) => name.startsWith('foyer_') && !text.includes(name))).toEqual([])
})

test('the operations page explains every alert, and no other', () => {
  const alerts = [...read('deploy/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const explained = [...read('docs/operations.md').matchAll(/^\| `(Foyer\w+)` \|/gm)].map(([, name]) => name)
  expect(explained).toEqual(alerts)
})
