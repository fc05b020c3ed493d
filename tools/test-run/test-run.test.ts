import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCode } from '../check/kit/source.ts'
import { inRoot } from '../kit/root.ts'
import { slowFiles } from '../testing/slow-files.ts'
import { notOnPglite, notOnPostgres, quickServerTests } from './one-database.ts'
import { unprivilegedUser } from './postgres-server.ts'
import { findOnPath } from './programs.ts'
import { pickSteps, quickSteps } from './steps.ts'
import { countReport } from './vitest.ts'

const ids = (only?: string) => pickSteps(only).map(({ id }) => id)

test('--only picks steps by name, in their order', () => {
  expect(ids()).toHaveLength(9)
  expect(ids('server,unit')).toEqual(['unit', 'server:pglite', 'server:postgres'])
  expect(() => ids('unit,gone')).toThrow('Unknown steps: gone')
})

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

test('the numbers of a run are its tests and other failures', () => {
  const failing = [file('passed', 'passed'), file('failed', 'failed', 'passed')]
  expect(countReport({ numPassedTests: 2, numFailedTests: 1, testResults: failing }, 1)).toMatchObject({
    passed: 2,
    failed: 1,
  })
  const unloadable = [file('failed')]
  expect(countReport({ numPassedTests: 0, numFailedTests: 0, testResults: unloadable }, 1)).toMatchObject({ failed: 1 })
  const rejection = [file('passed', 'passed')]
  expect(countReport({ numPassedTests: 1, numFailedTests: 0, testResults: rejection }, 1)).toMatchObject({ failed: 1 })
  expect(countReport({ numPassedTests: 1, numFailedTests: 0, testResults: rejection }, 0)).toEqual({
    passed: 1,
    failed: 0,
  })
})

test('the outcome names failed tests and files with the first lines of their errors', () => {
  const failedTest = {
    name: inRoot('packages/a.test.ts'),
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'holds' },
      {
        status: 'failed',
        fullName: 'a rule is kept',
        failureMessages: ['\u001b[31mexpected 1\u001b[39m\n2\n3\n4\n5\n6\n7'],
      },
    ],
  }
  const brokenFile = { name: inRoot('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] }
  const { failures } = countReport({ numPassedTests: 1, numFailedTests: 1, testResults: [failedTest, brokenFile] }, 1)
  expect(failures).toEqual([
    'packages/a.test.ts > a rule is kept\n    expected 1\n    2\n    3\n    4\n    5\n    6',
    'b.test.ts > the file itself\n    no such module',
  ])
})

test('PostgreSQL runs as the user postgres, else as the unprivileged default user', () => {
  const nobody = 'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false'
  expect(unprivilegedUser(nobody)).toEqual({ uid: 65534, gid: 65534 })
  expect(unprivilegedUser(`${nobody}\npostgres:x:104:107::/:/bin/sh`)).toEqual({ uid: 104, gid: 107 })
  expect(() => unprivilegedUser('root:x:0:0::/:/bin/sh')).toThrow('no user postgres or nobody')
})

test('a program is found on PATH or not at all', () => {
  expect(findOnPath(['no-such-program', 'sh'])).toMatch(/\/sh$/)
  expect(findOnPath(['sh'], '')).toBeUndefined()
})

test('every slow file exists', () => {
  expect(slowFiles.filter((file) => !existsSync(inRoot(file)))).toEqual([])
})

const [notOnServer, notEmbedded, quick] = [notOnPostgres(), notOnPglite(), quickServerTests()]
const serverTests = readCode('packages')
  .map(({ file }) => file)
  .filter((file) => /^packages\/(?:server|dev)\/.*\.test\.ts$/.test(file))

test('every test runs on PostgreSQL that reaches a database, and each test at least once', () => {
  expect(notOnServer).toContain('packages/server/src/uploads/corpus.test.ts')
  expect(notOnServer).not.toContain('packages/server/src/deals/deals.test.ts')
  expect(notOnServer.filter((file) => notEmbedded.includes(file))).toEqual([])
})

test('a tenth of the tests that reach a database, and those about the database itself, run on both', () => {
  expect(notEmbedded).not.toContain('packages/server/src/db/migrate.test.ts')
  expect(notEmbedded.filter((file) => !existsSync(inRoot(file)))).toEqual([])
  const both = serverTests.filter((file) => ![...notEmbedded, ...notOnServer].includes(file))
  expect(both.length).toBeGreaterThan(notEmbedded.length / 20)
  expect(both.length).toBeLessThan(notEmbedded.length / 5)
})

test('a quick run has a fifth of the server’s tests and none of the slow ones', () => {
  expect(quick.filter((file) => slowFiles.includes(file))).toEqual([])
  expect(quick.length).toBeGreaterThan(serverTests.length / 12)
  expect(quick.length).toBeLessThan(serverTests.length / 4)
  expect(quickSteps.map(({ id }) => id)).toEqual(['check', 'unit', 'server:quick', 'smoke'])
})
