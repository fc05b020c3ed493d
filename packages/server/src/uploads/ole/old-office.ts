import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { type CompoundFile, cursorOnNode, type OleNode, readCompoundFile } from './compound-file.ts'

/** Where Office keeps macros, and packages that run when they are clicked. */
const macros = /^(?:macros|vba|_vba_project.*|vba_project.*|projectwm|dir)$/i
const packages = new Set(['\u0001Ole10Native', 'Package'])
const encrypted = new Set(['EncryptedPackage', 'EncryptionInfo'])

/** Whether a compound file is an old Word or Excel document; refuses one that is encrypted or brings a program. */
export const checkOldOffice = async (source: ByteSource): Promise<'doc' | 'xls' | undefined> => {
  const file = await readCompoundFile(source)
  const named = (names: Iterable<string>) => file.nodes.some(({ name }) => new Set(names).has(name))
  if (named(encrypted)) refuseFile('FilePasswordProtected')
  if (file.nodes.some(({ name }) => macros.test(name)) || named(packages)) refuseFile('FileUnsafe')
  const top = (...names: string[]) => file.top.find(({ name, isStorage }) => !isStorage && names.includes(name))
  const word = top('WordDocument')
  const book = top('Workbook', 'Book')
  if (word && book) refuseFile('FileUnsafe')
  if (word) return checkWord(file, word, top('0Table', '1Table'))
  return book && checkBook(file, book)
}

/** The head of the main stream says whether it is encrypted; its tables stand in another stream. */
const checkWord = async (file: CompoundFile, word: OleNode, table: OleNode | undefined): Promise<'doc'> => {
  const cursor = cursorOnNode(file, word)
  const head = await cursor.bytes(32)
  if (head.readUInt16LE() !== 0xa5ec || !table) refuseFile('FileDamaged')
  if ((head.readUInt16LE(10) & 0x0100) !== 0) refuseFile('FilePasswordProtected')
  return 'doc'
}

const record = { begin: 0x809, end: 0x0a, password: 0x2f, sheet: 0x85, project: 0xd3 }
/** Sheets of formulas that are programs, and of macros. */
const programSheets = [1, 6]

/** The records before the first sheet name every sheet and its kind. */
const checkBook = async (file: CompoundFile, book: OleNode): Promise<'xls'> => {
  const cursor = cursorOnNode(file, book)
  for (let records = 0; ; records += 1) {
    const id = await cursor.u16le()
    const length = await cursor.u16le()
    if (records === 0 && id !== record.begin) refuseFile('FileDamaged')
    if (id === record.password) refuseFile('FilePasswordProtected')
    if (id === record.project) refuseFile('FileUnsafe')
    if (id === record.end) return 'xls'
    const next = cursor.at + length
    if (id === record.sheet && programSheets.includes((await cursor.bytes(6)).readUInt8(5))) refuseFile('FileUnsafe')
    cursor.at = next
  }
}
