import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { filesLocal } from '../../adapters/files-local.ts'
import { scannerNone } from '../../adapters/scanner-none.ts'
import { answerErrors } from '../../kit/errors-plugin.ts'
import { deriveKeys } from '../../kit/hash.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { FileStore } from '../../ports/files.ts'
import type { ScannerPort } from '../../ports/scanner.ts'
import { recordAnswers } from '../../testing/record-answers.ts'
import { acceptUploads, type ReceivedFile, receiveUpload } from '../index.ts'
import { maximumUploadBytes } from '../largest-file.ts'

export const testKeys = deriveKeys([Buffer.alloc(32, 7)]).files

export interface UploadAppOptions {
  scanner?: ScannerPort
  maximumBytes?: number
  freeShare?: () => Promise<number>
  fileStore?: FileStore
  silenceMilliseconds?: number
}

export interface Sent {
  status: number
  key: string
  file: ReceivedFile | undefined
}

/** A server with one upload route, like that of a feature, and a store in its own folder. */
export const uploadApp = async (options: UploadAppOptions = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-uploads-'))
  const { freeShare } = options
  const fileStore = options.fileStore ?? filesLocal({ folder, keys: testKeys, ...(freeShare && { freeShare }) })
  const app = Fastify({ forceCloseConnections: true })
  answerErrors(app, new Set(), { count() {} })
  recordAnswers(app)
  acceptUploads(app)
  app.post('/upload', async (request) => {
    const outcome = await receiveUpload(request, {
      fileStore,
      sender: 'ours',
      scanner: options.scanner ?? scannerNone,
      maximumBytes: options.maximumBytes ?? maximumUploadBytes,
      ...(options.silenceMilliseconds !== undefined && { silenceMilliseconds: options.silenceMilliseconds }),
    })
    if (!outcome.ok) throw new Refusal(outcome.key)
    return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, file: outcome.file }
  })
  const sendForm = async (form: FormData): Promise<Sent> => {
    const encoded = new Response(form)
    const response = await app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    const { ReturnStatus, file } = response.json<{ ReturnStatus: { ReturnMessage: string }; file?: ReceivedFile }>()
    return { status: response.statusCode, key: ReturnStatus.ReturnMessage, file }
  }
  return {
    app,
    fileStore,
    folder,
    sendForm,
    send(name: string, bytes: Uint8Array) {
      const form = new FormData()
      form.set('SiteID', 'ours')
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      return sendForm(form)
    },
    /** Paths of every file of the store on disk, partial or stored. */
    left: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    async stop() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type UploadApp = Awaited<ReturnType<typeof uploadApp>>
