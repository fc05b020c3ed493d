import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { piecesOf } from '../source/walk.ts'
import { type PdfLock, unlockEmpty } from './pdf-lock.ts'
import { isRefusedName, namesIn } from './pdf-names.ts'

/** Space and a mark of UTF-8 may stand before a PDF's head; nothing else. */
const headPattern = /^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/
const tailBytes = 2048
/** Longer than the longest name we look for. */
const overlap = 200
const mostObjectStreams = 5000
const mostUnpacked = 64 * 1024 * 1024
const mostPacked = 8 * 1024 * 1024

export const isPdfHead = (head: Buffer): boolean => headPattern.test(head.toString('latin1'))

/**
 * A head at the start, an end at the end, a table where the end says it is; and nowhere, neither in plain sight nor in
 * compressed objects, a script, a program, a file or a form that runs. What asks for a password to be opened is refused.
 */
export const checkPdf = async (source: ByteSource): Promise<void> => {
  await checkEnds(source)
  const objectStreams: number[] = []
  let lockPlace: number | undefined
  let before = ''
  let at = 0
  for await (const piece of piecesOf(source)) {
    const text = before + piece.toString('latin1')
    const start = at - before.length
    for (const found of namesIn(text)) {
      if (found.at + overlap > text.length && at + piece.length < source.size) break
      if (isRefusedName(found.name)) refuseFile('FileUnsafe')
      if (found.name === 'ObjStm') objectStreams.push(start + found.at)
      if (found.name === 'Encrypt') lockPlace = start + found.at
    }
    before = text.slice(-overlap)
    at += piece.length
  }
  const lock = lockPlace === undefined ? undefined : await unlockEmpty(source, lockPlace)
  await checkObjectStreams(source, [...new Set(objectStreams)], lock)
}

const checkEnds = async (source: ByteSource): Promise<void> => {
  const tail = (await source.read(Math.max(0, source.size - tailBytes), tailBytes)).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  if (end < 0) return refuseFile('FileDamaged')
  if (
    tail
      .slice(end + 5)
      .replaceAll('\0', '')
      .trim() !== ''
  )
    refuseFile('FileUnsafe')
  const places = [...tail.slice(0, end).matchAll(/startxref\s+(\d{1,10})/g)]
  const place = Number(places.at(-1)?.[1] ?? -1)
  const table = place < 0 ? '' : (await source.read(place, 64)).toString('latin1')
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(table)) refuseFile('FileDamaged')
}

const decompress = promisify(inflate)

/** Objects may stand packed together in a stream: unpacked one stream at a time, bounded, and looked at as well. */
const checkObjectStreams = async (source: ByteSource, places: readonly number[], lock: PdfLock | undefined) => {
  if (places.length > mostObjectStreams) refuseFile('FileUnsafe')
  let unpacked = 0
  for (const place of places) {
    const packed = await readStreamAt(source, place, lock)
    if (!packed) continue
    const bytes = packed.isPlain ? packed.bytes : await unpack(packed.bytes)
    unpacked += bytes.length
    if (unpacked > mostUnpacked) refuseFile('FileUnsafe')
    if (namesIn(bytes.toString('latin1')).some(({ name }) => isRefusedName(name))) refuseFile('FileUnsafe')
  }
}

const unpack = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await decompress(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mostUnpacked / 4 })
  } catch {
    return refuseFile('FileUnsafe')
  }
}

/** The stream whose dictionary has its type at `place`; undefined when there the word stands in no dictionary of one. */
const readStreamAt = async (source: ByteSource, place: number, lock: PdfLock | undefined) => {
  const start = Math.max(0, place - 1024)
  const around = (await source.read(start, 4096)).toString('latin1')
  const within = place - start
  const opening = /(\d+)\s+(\d+)\s+obj\s*<<(?![\s\S]*\d+\s+\d+\s+obj)/.exec(around.slice(0, within))
  const closing = />>\s*stream\r?\n?/.exec(around.slice(within))
  if (!opening || !closing) return undefined
  const dictionary = around.slice(opening.index, within + closing.index)
  const begin = start + within + closing.index + closing[0].length
  const filter = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1]?.replace(/[[\]\s]/g, '') ?? ''
  if (!/^(?:\/FlateDecode|\/Fl)?$/.test(filter) || /\/Predictor\s+(?!1\b)\d/.test(dictionary)) refuseFile('FileUnsafe')
  const told = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1]
  const length = told === undefined ? await lengthTo(source, begin) : Number(told)
  if (length > mostPacked) return refuseFile('FileUnsafe')
  const sealed = await source.read(begin, length)
  const [, number = '0', generation = '0'] = opening
  return { bytes: lock ? lock.open(sealed, Number(number), Number(generation)) : sealed, isPlain: filter === '' }
}

const lengthTo = async (source: ByteSource, begin: number): Promise<number> => {
  const found = (await source.read(begin, mostPacked)).indexOf('endstream')
  return found < 0 ? refuseFile('FileDamaged') : found
}
