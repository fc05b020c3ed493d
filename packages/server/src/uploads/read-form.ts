import type { FastifyRequest } from 'fastify'
import { readMultipart } from '../kit/read-multipart.ts'
import { Refusal } from '../kit/refusal.ts'
import type { FileStore, PendingFile } from '../ports/files.ts'

export interface UploadForm {
  pending: PendingFile
  /** As sent. */
  sentName: string
  fields: Record<string, string>
}

const limits = {
  fields: 8,
  parts: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8192,
}

/** Reads a form of one file and a few short fields, and streams the file into the store. */
export const readForm = async (
  request: FastifyRequest,
  options: { fileStore: FileStore; maximumBytes: number; signal: AbortSignal; silenceMilliseconds: number },
): Promise<UploadForm> => {
  const { fileStore, maximumBytes, signal, silenceMilliseconds } = options
  const { fields, file } = await readMultipart(request, {
    limits: { ...limits, fileSize: maximumBytes },
    receive: (stream) => fileStore.receive(stream, signal),
    discard: (pending) => pending.discard(),
    tooLarge: 'FileTooLarge',
    signal,
    silenceMilliseconds,
  })
  if (!file) throw new Refusal('InvalidRequest')
  return { pending: file.received, sentName: file.sentName, fields }
}
