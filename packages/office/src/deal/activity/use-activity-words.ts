import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ActivityLine } from '@foyer/domain/office/activity.ts'
import { revealReasons } from '@foyer/domain/office/reveals.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useDealWords } from '../../deals/index.ts'
import { useDocumentName } from '../review/document-name.ts'
import { useActivityTexts, useTexts } from '../texts.ts'

export type Happened = ReplyOf<'/console-api/ListActivity'>['Events'][number]

/** An event in words: who did what to what, and of a reveal why. */
export const useActivityWords = () => {
  const t = useActivityTexts()
  const deal = useTexts()
  const documentName = useDocumentName()
  const status = useMenuWords('MortgageApplicationStatus')
  const { stage } = useDealWords()
  const objectOf = ({ DocumentType, DocumentDesc, Person, StatusDD, Stage }: Happened): string => {
    if (Stage !== '') return stage({ Stage, StatusDD })
    if (StatusDD !== -1) return status(StatusDD)
    if (Person !== '') return Person
    // A file that was removed leaves no name.
    return DocumentType === -1 ? t('document') : documentName({ Type: DocumentType, Desc: DocumentDesc })
  }
  const reasonOf = ({ Reason, Words }: Happened): string => {
    const reason = revealReasons.find((one) => one === Reason)
    if (reason === undefined) return ''
    return t('reason', { reason: Words === '' ? deal(`reveal.reasons.${reason}`) : Words })
  }
  return (line: Pick<ActivityLine<Happened>, keyof Happened | 'Count'>) => {
    const who = line.Name || t(`who.${line.By}`)
    const what = t(`kinds.${line.Kind}`, { who, what: objectOf(line) })
    return {
      who,
      what: line.Count === 1 ? what : t('times', { what, count: line.Count }),
      why: reasonOf(line),
    }
  }
}
