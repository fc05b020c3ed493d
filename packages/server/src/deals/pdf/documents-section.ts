import { badgeOf } from '@foyer/domain/documents/statuses.ts'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { Words } from '../../review/pdf/index.ts'
import type { SectionWords } from './section-words.ts'

/** A document that was asked for, with the files that its person sent and that were not given back. */
export interface IndexedDocument {
  /** DFDocumentType. */
  type: number
  /** What was asked for, of a document of no kind. */
  description: string
  /** A name, or the addresses that the request went to. */
  person: string
  /** DFRequestDocItemStatusDD. */
  status: number
  isWithdrawn: boolean
  /** Why the person does not have it; empty without such a statement. */
  notAvailable: string
  files: readonly { name: string; pages: number; at: Date }[]
}

/** The code of a document that its description names. */
const other = 99

export const nameOf = (words: Words, { type, description }: IndexedDocument): string =>
  (type === other ? description : '') || words.menu('DFDocumentType', type)

/** A line for each file, and one for a document without any. */
export const documentsSection = (
  sheet: Sheet,
  { words, t }: SectionWords,
  documents: readonly IndexedDocument[] | undefined,
): void => {
  const stateOf = ({ isWithdrawn, notAvailable, status }: IndexedDocument) => {
    if (isWithdrawn) return t('documents.withdrawn')
    if (notAvailable !== '') return t('documents.notAvailable', { reason: notAvailable })
    return t(`states.${badgeOf(status)}`)
  }
  const rows = (documents ?? []).flatMap((one) => {
    const known = [nameOf(words, one), one.person, stateOf(one)]
    if (one.files.length === 0) return [[...known, '', '', '']]
    return one.files.map(({ name, pages, at }) => [...known, name, pages === 0 ? '' : String(pages), words.instant(at)])
  })
  const none = documents === undefined ? t('documents.notShown') : t('documents.none')
  section(sheet, t('documents.heading'), [
    rows.length === 0 ? textBlock(sheet, none) : undefined,
    tableBlock(
      sheet,
      [
        { title: t('documents.document'), share: 4 },
        { title: t('documents.person'), share: 3 },
        { title: t('documents.state'), share: 3 },
        { title: t('documents.file'), share: 4 },
        { title: t('documents.pages'), share: 1.4, align: 'right' },
        { title: t('documents.at'), share: 4 },
      ],
      rows,
    ),
  ])
}
