import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { development } from '@foyer/dev/development.ts'
import { pino } from 'pino'
import { recordCovered } from '../../../../tools/completeness/record.ts'
import { filesLocal } from '../adapters/files-local.ts'
import type { Database } from '../db/open-database.ts'
import { deriveKeys } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { type Foyer, startFoyer } from '../start.ts'
import { recordAnswers } from './record-answers.ts'
import { type Client, testClient } from './test-client.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'
import { type TestMailbox, testMailbox } from './test-mailbox.ts'
import { type TestPhone, testPhone } from './test-phone.ts'

export interface TestFoyer extends Foyer {
  clock: TestClock
  mailbox: TestMailbox
  phone: TestPhone
  operatorToken: string
  secretKey: Buffer
  /** Everything the server logged. */
  log: string[]
  /** A new browser without cookies. */
  client(options?: { ip?: string }): Client
}

export interface TestOptions {
  database?: Database
  identity?: Services['identity']
  addresses?: Services['addresses']
  addressesADay?: number
  textsADay?: number
  envelopes?: Services['envelopes']
  bankData?: Services['bankData']
  captcha?: Services['captcha']
  webhook?: Services['webhook']
  leadWebhook?: Services['leadWebhook']
  auditAnchor?: Services['auditAnchor']
  clock?: TestClock
  mailbox?: TestMailbox
  secretKey?: Buffer
  /** Newest first, for tests with several. */
  secretKeys?: [Buffer, ...Buffer[]]
  journal?: Services['journal']
  fileStore?: Services['fileStore']
  backups?: Services['backups']
  scanner?: Services['scanner']
  publicUrl?: string
  /** Without the features for trials. */
  production?: boolean
  /** Without a text message service. */
  noTexts?: boolean
  newVersionHosts?: string[]
  /** Half a second by default. */
  jobPollSeconds?: number
  /** Without a log: for measurements. */
  quiet?: boolean
  /** Also serves the built browser app. */
  pages?: boolean
  /** Also serves the office's app of this folder. */
  officeRoot?: string
}

/** The whole server on a fresh database, with ports that a test can inspect. Stop it at the end of the file. */
export const startTestFoyer = async (options: TestOptions = {}): Promise<TestFoyer> => {
  const clock = options.clock ?? testClock()
  const mailbox = options.mailbox ?? testMailbox()
  const phone = testPhone()
  const secretKey = options.secretKey ?? randomBytes(32)
  const operatorToken = 'operator-token-of-a-server-in-a-test'
  const log: string[] = []
  const files = mkdtempSync(join(tmpdir(), 'foyer-files-'))
  const foyer = await startFoyer({
    database: options.database ?? (await openTestDatabase()),
    clock,
    mail: mailbox.port,
    ...(!options.noTexts && { sms: phone.port }),
    identity: options.identity ?? {},
    fileStore: options.fileStore ?? filesLocal({ folder: files, keys: deriveKeys([secretKey]).files }),
    ...(options.backups && { backups: options.backups }),
    ...(options.scanner && { scanner: options.scanner }),
    ...(options.addresses && { addresses: options.addresses }),
    ...(options.textsADay && { textsADay: options.textsADay }),
    ...(options.addressesADay && { addressesADay: options.addressesADay }),
    ...(options.envelopes && { envelopes: options.envelopes }),
    ...(options.bankData && { bankData: options.bankData }),
    captcha: options.captcha,
    webhook: options.webhook,
    leadWebhook: options.leadWebhook,
    auditAnchor: options.auditAnchor,
    ...(options.journal && { journal: options.journal }),
    secretKeys: options.secretKeys ?? [secretKey],
    operatorToken,
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    ...(options.newVersionHosts && { newVersionHosts: options.newVersionHosts }),
    version: 'test',
    development: options.production ? undefined : development,
    trustedProxies: ['127.0.0.0/8'],
    logger: pino({ level: 'info', base: null }, { write: (line: string) => void (options.quiet || log.push(line)) }),
    jobPollSeconds: options.jobPollSeconds ?? 0.5,
    jobsFollowClock: false,
    onTextShown: (key) => recordCovered('text', key),
    ...(options.officeRoot !== undefined && { officeRoot: options.officeRoot }),
    ...(options.pages && { webRoot: fileURLToPath(new URL('../../../web/dist', import.meta.url)) }),
  })
  foyer.app.log.level = 'info'
  recordAnswers(foyer.app)
  return {
    ...foyer,
    async stop() {
      await foyer.stop()
      rmSync(files, { recursive: true, force: true })
    },
    clock,
    mailbox,
    phone,
    operatorToken,
    secretKey,
    log,
    client: ({ ip = '127.0.0.1' } = {}) =>
      testClient(foyer.app, { operatorToken, ip, publicUrl: foyer.services.publicUrl }),
  }
}
