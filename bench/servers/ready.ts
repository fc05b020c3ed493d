export interface BenchRequest {
  method: 'POST' | 'GET'
  path: string
  headers: Record<string, string>
  /** Used in rotation by the connections: ten people save ten different records. */
  bodies: string[]
  /** What is sent with each of the bodies besides. */
  headersOfBodies?: Record<string, string>[]
}

export const scenarios = ['load', 'save', 'page'] as const
export type Scenario = (typeof scenarios)[number]

/** What a measured server reports to the benchmark, as one line on its standard output. */
export interface Ready {
  address: string
  loaded: string
  requests: Partial<Record<Scenario, BenchRequest>>
}

export const sayReady = (ready: Ready): void => {
  process.stdout.write(`READY ${JSON.stringify(ready)}\n`)
}
