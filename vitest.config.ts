import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/longest-first.ts'

const failOnConsoleError = 'tools/testing/fail-on-console-error.ts'
/** Half of what a started sandbox costs, and what production runs. */
const buildSandbox = 'tools/web/build-sandbox.ts'

/** Patient, since two cores are shared by browsers, servers and databases. */
const inTheBrowser = {
  setupFiles: [failOnConsoleError],
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
}

/** The same browser as in the journeys, see tools/test-run/chromium.ts. */
const browserLaunch = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['packages/{domain,contract,texts,ui,web,office}/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          name: 'components',
          include: ['packages/{ui,web,office}/src/**/*.test.tsx'],
          ...inTheBrowser,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
          },
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{server,dev}/src/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
          globalSetup: buildSandbox,
          maxWorkers: 3,
          // A worker that keeps its modules from file to file spends a third of the time on a suite of a hundred files.
          isolate: false,
          // Generous, since a busy machine is slow; what hangs is still found.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          ...inTheBrowser,
          name: 'gallery',
          include: ['e2e/gallery.test.ts'],
        },
      },
      {
        test: {
          ...inTheBrowser,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/gallery.test.ts'],
          // Each worker has a browser and a server of its own; half of a journey is a wait for the other side.
          maxWorkers: 3,
          // The modules of the server, which the journeys of the office run in their own process, are loaded once a worker.
          isolate: false,
          globalSetup: [buildSandbox, 'e2e/support/migrated-folder.ts'],
        },
      },
    ],
  },
})
