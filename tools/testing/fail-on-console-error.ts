import { afterAll, afterEach } from 'vitest'

// React, the router and our own code report problems through console.error and continue; here such a report is a
// failure.
// An unhandled rejection needs nothing here: vitest itself fails the run for it.
// A test that expects an error message replaces console.error with its own spy.

const complaints: string[] = []
const print = console.error

console.error = (...parts: unknown[]) => {
  complaints.push(parts.map(String).join(' '))
  print(...parts)
}

const failOnComplaints = () => {
  const found = complaints.splice(0)
  if (found.length > 0) throw new Error(`console.error was called:\n${found.join('\n')}`)
}

afterEach(failOnComplaints)
afterAll(failOnComplaints)
