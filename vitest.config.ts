import { defineConfig } from 'vitest/config'

const failOnConsoleError = 'tools/testing/fail-on-console-error.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,texts,web}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
          // One browser and one server at a time: two cores cannot run two journeys at a person's pace.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
