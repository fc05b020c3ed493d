import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import type { FileKind } from '../../file-kinds.ts'
import { extensionOf } from '../../file-name.ts'
import { refuseFile } from '../../refused.ts'
import { inspectField, readFields } from './office-fields.ts'
import { inspectFormula, readFormulas } from './office-formulas.ts'
import { inspectRelation, programs } from './office-relations.ts'
import { readXml, type XmlElement } from './office-xml.ts'
import type { ZipEntry } from './zip-entries.ts'

const listName = '[Content_Types].xml'

const mainTypes: readonly (readonly [FileKind, string])[] = [
  ['docx', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml'],
]
/**
 * Names of files that run when clicked, or contain scripts or macros. No part of an ordinary document has such a
 * name.
 */
const programNames =
  /vba(?:project|data)|activex|macrosheets\/|\.(?:exe|dll|com|pif|cpl|scr|msi|msc|bat|cmd|ps1|js|jse|vbs|vbe|wsf|wsh|hta|sct|jar|py|lnk|url|rtf|html?|mht|mhtml|chm|xll|iso|img|vhdx?|one|settingcontent-ms|library-ms|search-ms|appref-ms|application|docm|dotm|xlsm|xltm|xlam|pptm)$/i
/** The first bytes of programs, scripts, other archives, shortcuts, help files, and of text formats other than XML. */
const programHeads: readonly Buffer[] = [
  ...[
    'd0cf11e0a1b11ae1',
    '4d5a',
    '7f454c46',
    '526172211a07',
    '377abcaf271c',
    '2321',
    '4c00000001140200',
    '49545346',
  ].map((hex) => Buffer.from(hex, 'hex')),
  ...['{\\rt', 'MIME-Version', '[InternetShortcut]'].map((text) => Buffer.from(text)),
]
/** Documents of a known kind, whatever their name. */
const documentHeads = ['PK\u0003\u0004', '%PDF-'].map((text) => Buffer.from(text))
const beginsWith = (bytes: Buffer, heads: readonly Buffer[]) =>
  heads.some((head) => bytes.subarray(0, head.length).equals(head))
const markup = /<(?:!doctype\s+html|html|script|iframe|object|embed)[\s>/]/i

/** Values from another program or file, pages and scripts in the text. */
const refusedElements: ReadonlySet<string> = new Set(['ddeLink', 'oleLink', 'altChunk', 'html', 'script'])
/** Data queries, videos from the web, and add-ins, which are web pages beside the document. */
const fetchingElements: ReadonlySet<string> = new Set([
  'connection',
  'queryTable',
  'DataMashup',
  'webVideoPr',
  'webextension',
])

/** The office kind of an archive by its content type list; undefined without such a list. */
export const officeKind = (entries: readonly ZipEntry[]): FileKind | 'other' | undefined => {
  const list = entries.find(({ name }) => name === listName)
  if (!list) return undefined
  const used = new Set(entries.map(({ name }) => extensionOf(name)))
  const types: string[] = []
  readXml(list.unpack(), {
    // Programs list types of extensions that no part has; only used ones count.
    open: ({ name, attributes: { Extension = '', ContentType = '' } }) => {
      if (name === 'Override' || used.has(Extension.toLowerCase())) types.push(ContentType)
    },
  })
  if (types.some((type) => programs.test(type))) refuseFile('FileUnsafe')
  return mainTypes.find(([, main]) => types.some((type) => type.endsWith(main)))?.[0] ?? 'other'
}

/** Allows no macros, no programs, nothing that runs when the document is opened. `inner` checks embedded documents. */
export const inspectOffice = async (
  entries: readonly ZipEntry[],
  flags: Set<UploadFlag>,
  inner: (entry: ZipEntry, name: string) => Promise<void>,
): Promise<void> => {
  for (const entry of entries) {
    if (entry.isFolder || entry.name === listName) continue
    if (programNames.test(entry.name)) refuseFile('FileUnsafe')
    if (/\.(?:docx|xlsx|zip)$/i.test(entry.name)) {
      await inner(entry, entry.name.split('/').at(-1) ?? '')
      continue
    }
    const bytes = entry.unpack()
    if (beginsWith(bytes, documentHeads)) await inner(entry, 'embedded')
    else inspectPart(bytes, flags)
  }
}

/** A part is checked by its content, because its name and declared type may be forged. */
const inspectPart = (bytes: Buffer, flags: Set<UploadFlag>): void => {
  if (beginsWith(bytes, programHeads)) refuseFile('FileUnsafe')
  const head = bytes.toString('latin1', 0, 1024)
  if (!/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(head)) {
    if (markup.test(head)) refuseFile('FileUnsafe')
    return
  }
  const fields = readFields((instruction) => inspectField(instruction, flags))
  const formulas = readFormulas((formula) => inspectFormula(formula, flags))
  readXml(bytes, {
    open(element) {
      fields.open(element)
      formulas.open(element.name)
      inspectElement(element, flags)
    },
    text(text) {
      fields.text(text)
      formulas.text(text)
    },
    close(name) {
      fields.close(name)
      formulas.close(name)
    },
  })
  fields.end()
}

const inspectElement = ({ name, attributes }: XmlElement, flags: Set<UploadFlag>): void => {
  if (name === 'Relationship') inspectRelation(attributes, flags)
  if (refusedElements.has(name)) refuseFile('FileUnsafe')
  if (fetchingElements.has(name)) flags.add('FetchesElsewhere')
}
