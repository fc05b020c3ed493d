import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { refuseFile } from '../../refused.ts'
import { type CompoundFile, type OleNode, readCompoundFile } from './compound-file.ts'

/** Where Office stores macros, and packages that run when clicked. */
const macros = /^(?:macros|vba|_vba_project.*|vba_project.*|projectwm|dir)$/i
const packages = new Set(['\u0001Ole10Native', 'Package'])
const encrypted = new Set(['EncryptedPackage', 'EncryptionInfo'])
const fieldBegin = String.fromCharCode(0x13)
/** A field that starts a program when the document is opened, or embeds an object by its class name. */
const startsProgram = new RegExp(`${fieldBegin}[\\s"]*(?:DDE|LINK\\s)`, 'i')
const fetches = new RegExp(`${fieldBegin}[\\s"]*(?:INCLUDE|IMPORT|DATABASE|RD\\s)`, 'i')

/**
 * The old Office kind of a compound file; undefined for any other. Refuses an encrypted one, or one with a program.
 * No maintained library reads these formats completely, so a flag informs the broker's staff that it was not fully
 * checked.
 */
export const inspectOldOffice = (bytes: Buffer, flags: Set<UploadFlag>): 'doc' | 'xls' | undefined => {
  const file = readCompoundFile(bytes)
  const named = (names: ReadonlySet<string>) => file.nodes.some(({ name }) => names.has(name))
  if (named(encrypted)) refuseFile('FilePasswordProtected')
  if (file.nodes.some(({ name }) => macros.test(name)) || named(packages)) refuseFile('FileUnsafe')
  const top = (...names: string[]) => file.top.find(({ name, isStorage }) => !isStorage && names.includes(name))
  const word = top('WordDocument')
  const book = top('Workbook', 'Book')
  if (word && book) refuseFile('FileUnsafe')
  flags.add('NotFullyChecked')
  if (word) return inspectWord(file, word, top('0Table', '1Table'), flags)
  return book && inspectBook(file.open(book), flags)
}

/** The header of the main stream has the encryption flag; its tables are in another stream. */
const inspectWord = (file: CompoundFile, word: OleNode, table: OleNode | undefined, flags: Set<UploadFlag>): 'doc' => {
  const text = file.open(word)
  if (text.readUInt16LE() !== 0xa5ec || !table) refuseFile('FileDamaged')
  if ((text.readUInt16LE(10) & 0x0100) !== 0) refuseFile('FilePasswordProtected')
  // Characters have one or two bytes; two-byte ones may start at either parity.
  const readings = [text.toString('latin1'), text.toString('utf16le'), text.toString('utf16le', 1)]
  if (readings.some((reading) => startsProgram.test(reading))) refuseFile('FileUnsafe')
  if (readings.some((reading) => fetches.test(reading))) flags.add('FetchesElsewhere')
  return 'doc'
}

const record = {
  begin: 0x809,
  end: 0x0a,
  password: 0x2f,
  sheet: 0x85,
  project: 0xd3,
  link: 0x1ae,
  name: 0x18,
  query: 0x876,
}
/** Macro sheets and Visual Basic modules. */
const programSheets = [1, 6]

/** Functions without a number in the format are called by these names. */
const fetchingNames = /_xlfn\.(?:WEBSERVICE|IMAGE|STOCKHISTORY)/i

/**
 * The records before the first sheet list every sheet with its kind, every link to another program, every query and
 * function.
 */
const inspectBook = (book: Buffer, flags: Set<UploadFlag>): 'xls' => {
  for (let at = 0; ; ) {
    const id = book.readUInt16LE(at)
    const data = book.subarray(at + 4, at + 4 + book.readUInt16LE(at + 2))
    if (at === 0 && id !== record.begin) refuseFile('FileDamaged')
    if (id === record.password) refuseFile('FilePasswordProtected')
    if (id === record.project) refuseFile('FileUnsafe')
    if (id === record.end) return 'xls'
    if (id === record.sheet && programSheets.includes(data.readUInt8(5))) refuseFile('FileUnsafe')
    if (id === record.link && isLinkToProgram(data)) refuseFile('FileUnsafe')
    if (id === record.query || (id === record.name && fetchingNames.test(lettersOf(data))))
      flags.add('FetchesElsewhere')
    at += 4 + data.length
  }
}

/** Names have one or two bytes per character. */
const lettersOf = (data: Buffer): string => data.toString('latin1').replaceAll('\0', '')

/** In the path of a link, 3 separates the name of a program from its topic. */
const isLinkToProgram = (data: Buffer): boolean => data.subarray(4).includes(3)
