import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { settle } from '@foyer/server/backups.ts'
import type { Logins } from '@foyer/server/db/open-database.ts'
import { aPhoto } from '@foyer/server/testing/builders.ts'
import { setUpAsInRecipe } from '@foyer/server/testing/recipe-database.ts'
import pg from 'pg'
import { createPostgres, type PostgresServer } from '../../tools/test-run/postgres-server.ts'
import { apiClient, startWithCode } from './api.ts'
import { beginApplication } from './fill-application.ts'
import { codeIn, requestLinkIn, startMailServer } from './mail-server.ts'
import { newDataDir, operatorToken, type ServerProcess, startServer } from './server-process.ts'

const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))

export interface DrillOptions {
  /** Seconds after which the log of changes is archived though it is not full; what is lost at most. */
  archiveTimeout: number
  /** Seconds of saves before the database is lost, longer than the archive takes. */
  seconds: number
}

/** Of one restore. */
export interface Restored {
  /** From the first copied byte to the server that is ready. */
  seconds: number
  /** The price that was saved last of those that are there. */
  price: number
  /** Whether each uploaded file, by name, is listed, and whether what the broker saves is what was sent. */
  files: Record<string, 'listed, intact' | 'listed, damaged' | 'not listed'>
  chainsIntact: boolean
  /** Whether who was signed in at that moment is not any more. */
  signedOut: boolean
}

export interface Drill {
  /** To the moment before a mistake. */
  toMoment: Restored & { lastPrice: number }
  /** To the end of the archive, after the machine was lost. */
  toEnd: Restored & { lossSeconds: number }
}

/** The settings that docs/operations.md names, in a folder of this run. */
const archiving = (archive: string, timeout: number) => ({
  archive_mode: 'on',
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && sync ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
  archive_timeout: String(timeout),
})

const moment = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  await client.end()
  return rows[0]?.now ?? ''
}

const portOf = (given: string, port: number) => Object.assign(new URL(given), { port: String(port) }).href

/** A new folder with the base backup, which recovers from the archive until `target` or its end, and is started. */
const recover = async (binaries: string, base: string, archive: string, target: string | undefined) => {
  const postgres = await createPostgres(binaries, {
    parent: tmpdir(),
    fill: async ({ data }) => {
      execFileSync('cp', ['-a', base, data])
      writeFileSync(join(data, 'recovery.signal'), '')
      const until =
        target === undefined ? [] : [`recovery_target_time = '${target}'`, `recovery_target_action = 'promote'`]
      appendFileSync(
        join(data, 'postgresql.auto.conf'),
        [`restore_command = 'cp ${archive}/%f %p'`, ...until, ''].join('\n'),
      )
    },
  })
  // It accepts connections once it has recovered, and can be written.
  await postgres.start({ hot_standby: 'off' })
  return postgres
}

/**
 * The drill of docs/operations.md: a database whose log of changes is archived is lost, and restored from a base backup: to the moment before a
 * mistake, and to the end of the archive. The server starts on each; the files are those of the store that was not lost.
 */
export const runDrill = async (binaries: string, { archiveTimeout, seconds }: DrillOptions): Promise<Drill> => {
  const mail = await startMailServer()
  const dataDir = newDataDir({ embedded: false })
  const environment = { SECRET_KEY: randomBytes(32).toString('base64') }
  let archive = ''
  const primary = await createPostgres(binaries, { parent: tmpdir() })
  archive = join(primary.folder, 'archive')
  const base = join(primary.folder, 'base')
  mkdirSync(archive)
  chmodSync(archive, 0o777)
  let server: ServerProcess | undefined
  let recovered: PostgresServer | undefined
  const serve = (logins: Logins) =>
    startServer({
      smtpUrl: mail.url,
      dataDir,
      environment,
      logins: { ...logins, ownerUrl: logins.ownerUrl ?? logins.url },
    })
  try {
    await primary.start(archiving(archive, archiveTimeout))
    const { logins } = await setUpAsInRecipe(primary.url)
    server = await serve(logins)
    const url = () => server?.url ?? ''
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'foyer_test']
    await primary.run('pg_basebackup', [...from, '-D', base, '--checkpoint=fast'])

    const client = apiClient()
    const ids = await startWithCode(client, mail, url, 'drill@borrower.example')
    const made = await beginApplication(client, url(), ids, persona)
    const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
    const { Items } = await client.call(url(), '/broker-api/SaveDocumentRequest', {
      SiteID: 'demo',
      RequestName: 'Income',
      Recipients: ['bo@recipient.example'],
      Items: [{ Type: 0, Required: 1 }],
    })
    const request = { SiteID: 'demo', RequestDocID: requestLinkIn(await mail.arrived('bo@recipient.example')) }
    const recipient = apiClient()
    await recipient.call(url(), '/api/RDACCESS', request)
    const sent = new Map<string, string>()
    const upload = async (name: string, shade: number) => {
      const form = new FormData()
      form.set('SiteID', 'demo')
      form.set('file', new Blob([new Uint8Array(await aPhoto(shade))]), name)
      const reply = await fetch(`${url()}/WS/RDDZUpload/${Items[0]?.DFRequestDocItemID}`, {
        method: 'POST',
        headers: { cookie: [...recipient.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
        body: form,
      })
      const { DFRequestDocItemUploadID } = (await reply.json()) as { DFRequestDocItemUploadID: number }
      sent.set(name, await download(DFRequestDocItemUploadID))
    }
    /** The hash of what a broker saves; empty where there is no such file. */
    const download = async (DFRequestDocItemUploadID: number) => {
      const reply = await fetch(`${url()}/broker-api/DownloadUpload`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorToken}` },
        body: JSON.stringify({ SiteID: 'demo', DFRequestDocItemUploadID }),
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      return reply.ok ? createHash('sha256').update(bytes).digest('hex') : ''
    }
    const save = async (price: number) => {
      const { ReturnStatus } = await client.call(url(), '/api/MTGAPPSaveInterView', {
        ...application,
        InterView: { ...persona.interview, PropertyValue: price },
      })
      if (ReturnStatus.ReturnCode !== 200) throw new Error(`a save was refused: ${ReturnStatus.ReturnMessage}`)
    }
    const signInAgain = async () => {
      const Email = 'drill@borrower.example'
      const sent = mail.to(Email).length
      await client.call(url(), '/api/MTGAPPValidateEmail', { SiteID: 'demo', Email, LanguageID: 1 })
      const code = codeIn(await mail.arrived(Email, sent + 1))
      await client.call(url(), '/api/MTGAPPVerifyCode', { siteID: 'demo', Email, code })
    }
    const inspect = async (began: number): Promise<Restored> => {
      const seconds = (performance.now() - began) / 1000
      const before = await client.call(url(), '/api/MTGAPPLoad', application)
      await signInAgain()
      await recipient.call(url(), '/api/RDACCESS', request)
      const loaded = await client.call(url(), '/api/MTGAPPLoad', application)
      const { Docs } = await recipient.call(url(), '/api/RDLoad', request)
      const listed = new Map(Docs.Items[0]?.Uploads.map((one) => [one.FileName, one.DFRequestDocItemUploadID]))
      const stateOf = async (name: string, hash: string) => {
        const id = listed.get(name)
        if (id === undefined) return 'not listed'
        return (await download(id)) === hash ? 'listed, intact' : 'listed, damaged'
      }
      const files: Restored['files'] = {}
      for (const [name, hash] of sent) files[name] = await stateOf(name, hash)
      const { Intact } = await client.call(url(), '/broker-api/VerifyAudit', {})
      return {
        ...{ seconds, price: loaded.InterView.PropertyValue ?? 0, files },
        ...{ chainsIntact: Intact === 1, signedOut: before.ReturnStatus.ReturnMessage === 'Access_Denied' },
      }
    }

    await upload('before.jpg', 100)
    const lastPrice = 400_001
    await save(lastPrice)
    const beforeMistake = await moment(primary.url)
    await upload('after.jpg', 140)

    /** When each save was acknowledged. */
    const savedAt = new Map<number, number>([[lastPrice, performance.now()]])
    const until = performance.now() + seconds * 1000
    for (let count = 1; performance.now() < until; count += 1) {
      await save(lastPrice + count)
      savedAt.set(lastPrice + count, performance.now())
    }
    await primary.kill()
    const lostAt = performance.now()
    await server.stop()
    rmSync(primary.data, { recursive: true })

    const restore = async (target: string | undefined) => {
      const began = performance.now()
      recovered = await recover(binaries, base, archive, target)
      const { port } = recovered
      const ownerUrl = portOf(logins.ownerUrl ?? logins.url, port)
      const other = { url: portOf(logins.url, port), ownerUrl }
      await settle({ ...environment, DATA_DIR: dataDir, DATABASE_URL: other.url, DATABASE_OWNER_URL: ownerUrl })
      server = await serve(other)
      const found = await inspect(began)
      await server.stop()
      await recovered.stop()
      recovered.remove()
      return found
    }
    const toEnd = await restore(undefined)
    const toMoment = await restore(beforeMistake)
    return {
      toEnd: { ...toEnd, lossSeconds: (lostAt - (savedAt.get(toEnd.price) ?? 0)) / 1000 },
      toMoment: { ...toMoment, lastPrice },
    }
  } finally {
    await server?.stop()
    await recovered?.stop()
    await primary.stop()
    primary.remove()
    await mail.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
