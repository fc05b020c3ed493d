import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { makeBreather } from '../source/breathe.ts'
import { piecesOf } from '../source/walk.ts'
import { type PdfLock, unlockEmpty } from './pdf-lock.ts'
import { isRefusedName, namesIn, spellOut } from './pdf-names.ts'

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

const objectHead = /(\d{1,10})\s{1,10}(\d{1,5})\s{1,10}obj\s{0,10}<</g
const decompress = promisify(inflate)

/** Objects may stand packed together in a stream: unpacked one stream at a time, bounded, and looked at as well. */
const checkObjectStreams = async (source: ByteSource, places: readonly number[], lock: PdfLock | undefined) => {
  if (places.length > mostObjectStreams) refuseFile('FileUnsafe')
  let unpacked = 0
  const breathe = makeBreather()
  for (const place of places) {
    await breathe()
    const packed = await readStreamAt(source, place, lock)
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

/**
 * The stream whose dictionary has its type at `place`, as it is packed. A dictionary that we cannot read as surely as a
 * reader of PDF would is refused: what is in the stream would stay unseen.
 */
const readStreamAt = async (source: ByteSource, place: number, lock: PdfLock | undefined) => {
  const start = Math.max(0, place - 1024)
  const around = (await source.read(start, 4096)).toString('latin1')
  const within = place - start
  const opening = [...around.slice(0, within).matchAll(objectHead)].at(-1)
  const closing = />>\s{0,10}stream\r?\n?/.exec(around.slice(within))
  if (!opening || !closing) return refuseFile('FileUnsafe')
  const dictionary = spellOut(around.slice(opening.index, within + closing.index))
  const filter = readFilter(dictionary)
  const begin = start + within + closing.index + closing[0].length
  const sealed = await source.read(begin, await lengthOf(source, begin, dictionary))
  const [, number = '0', generation = '0'] = opening
  return { bytes: lock ? lock.open(sealed, Number(number), Number(generation)) : sealed, isPlain: filter === '' }
}

/** How the stream is packed: not at all, or the one way everybody does. */
const readFilter = (dictionary: string): string => {
  const named = dictionary.split('/Filter').length - 1
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.replace(/[[\]\s]/g, '') ?? ''
  const isKnown = named === 0 || (named === 1 && /^\/(?:FlateDecode|Fl)$/.test(filter))
  if (!isKnown || /\/Predictor\s+(?!1\b)\d/.test(dictionary)) refuseFile('FileUnsafe')
  return filter
}

/** The stream's length as it says, where its end must be; or up to its end, when the length stands elsewhere. */
const lengthOf = async (source: ByteSource, begin: number, dictionary: string): Promise<number> => {
  const told = /\/Length\s+(\d{1,10})(?!\s+\d+\s+R|\d)/.exec(dictionary)?.[1]
  if (told !== undefined) {
    const end = (await source.read(begin + Number(told), 16)).toString('latin1')
    if (Number(told) > mostPacked || !/^\s{0,4}endstream/.test(end)) refuseFile('FileUnsafe')
    return Number(told)
  }
  const found = (await source.read(begin, mostPacked)).indexOf('endstream')
  return found < 0 ? refuseFile('FileDamaged') : found
}
