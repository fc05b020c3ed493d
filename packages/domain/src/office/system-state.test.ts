import { expect, test } from 'vitest'
import { type Measured, stateOfSystem, systemParts } from './system-state.ts'

const measured: Measured = {
  ...{
    isEmbedded: false,
    sendsMail: true,
    scannerIsUp: true,
    freeShare: 0.5,
    queues: [],
    givenUp: 0,
    backupSeconds: 3600,
  },
}
const stateOf = (part: string, given: Partial<Measured>) =>
  stateOfSystem({ ...measured, ...given }).find(({ Part }) => Part === part)

test('everything is good where nothing waits, fails or is missing', () => {
  const all = stateOfSystem(measured)
  expect(all.map(({ Part }) => Part)).toEqual(systemParts)
  expect(new Set(all.map(({ State }) => State))).toEqual(new Set(['good']))
})

test.each<[string, Partial<Measured>, object]>([
  ['database', { isEmbedded: true }, { State: 'embedded' }],
  ['mail', { sendsMail: false }, { State: 'none' }],
  ['mail', { queues: [{ queue: 'send-mail-again', jobs: 3, oldestSeconds: 601 }] }, { State: 'waits', Count: 3 }],
  ['mail', { queues: [{ queue: 'send-mail', jobs: 3, oldestSeconds: 600 }] }, { State: 'good', Count: 3 }],
  ['files', { freeShare: 0.09 }, { State: 'full', Count: 9 }],
  ['files', { freeShare: undefined }, { State: 'away' }],
  ['scanner', { scannerIsUp: undefined }, { State: 'none' }],
  ['scanner', { scannerIsUp: false }, { State: 'away', Count: 0, Seconds: 0 }],
  ['jobs', { queues: [{ queue: 'seal-audit', jobs: 1, oldestSeconds: 700 }] }, { State: 'waits', Count: 1 }],
  ['jobs', { queues: [{ queue: 'send-mail', jobs: 1, oldestSeconds: 700 }] }, { State: 'good', Count: 0 }],
  ['jobs', { givenUp: 2 }, { State: 'givenUp', Count: 2 }],
  ['backup', { backupSeconds: undefined }, { State: 'none' }],
  ['backup', { backupSeconds: null }, { State: 'old', Seconds: 0 }],
  ['backup', { backupSeconds: 27 * 3600 }, { State: 'old', Seconds: 27 * 3600 }],
])('of %s with %o', (part, given, expected) => {
  expect(stateOf(part, given)).toMatchObject(expected)
})
