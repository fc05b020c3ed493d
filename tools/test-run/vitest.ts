import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cacheFolder, inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'

/** `failures` describes failed tests: their file, name and the first lines of their errors. */
export type Outcome = { passed: number; failed: number; note?: string; failures?: readonly string[] }

type TestResult = { status: string; fullName?: string; failureMessages?: readonly string[] | null }

type FileResult = { name?: string; message?: string; status: string; assertionResults: readonly TestResult[] }

type Report = { numPassedTests: number; numFailedTests: number; testResults: readonly FileResult[] }

const linesShown = 6

const beginningOf = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, linesShown)
    .map((line) => `    ${line}`)
    .join('\n')

const describeFailure = (file: FileResult, test: string, messages: readonly string[]) =>
  [`${path.relative(inRoot('.'), file.name ?? '')} > ${test}`, ...messages.map(beginningOf)].join('\n')

const failuresOf = (file: FileResult) => {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length > 0) {
    return failed.map((test) => describeFailure(file, test.fullName ?? '', test.failureMessages ?? []))
  }
  return file.status === 'failed' ? [describeFailure(file, 'the file itself', [file.message ?? ''])] : []
}

/**
 * Counts a vitest JSON report. A file that could not be loaded has no failed tests, so it counts as one failure; so
 * does a failed run whose tests all passed (an unhandled rejection, a broken configuration).
 */
export const countReport = (report: Report, exitCode: number): Outcome => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const silentFailure = exitCode !== 0 && failed === 0
  const failures = report.testResults.flatMap(failuresOf)
  return {
    passed: report.numPassedTests,
    failed: silentFailure ? 1 : failed,
    ...(silentFailure && { note: 'the run itself failed, see above' }),
    ...(failures.length > 0 && { failures }),
  }
}

const readReport = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

export type Selection = { files?: readonly string[]; without?: readonly string[] }

/**
 * Runs one vitest project, some of its files, or all but some, and returns its numbers. A run without tests is a
 * failure in CI, otherwise a remark.
 */
export const runVitest = async (
  project: string,
  resultName: string,
  env: Record<string, string | undefined>,
  { files = [], without = [] }: Selection = {},
): Promise<Outcome> => {
  const folder = path.join(cacheFolder, 'test-results')
  const outputFile = path.join(folder, `${resultName}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(outputFile, { force: true })
  const { code } = await runNode(
    inRoot('node_modules/vitest/vitest.mjs'),
    [
      'run',
      ...files,
      ...without.map((file) => `--exclude=${file}`),
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ],
    { env },
  )
  const report = readReport(outputFile)
  if (!report) return { passed: 0, failed: 1, note: 'vitest wrote no report, see above' }
  const outcome = countReport(report, code)
  if (outcome.passed + outcome.failed > 0) return outcome
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0, note: 'there are no tests' }
}
