import { fieldsBlock } from './blocks.ts'
import type { DocumentWords } from './document-words.ts'
import { page, type Sheet, styles } from './sheet.ts'
import { drawLines } from './typeset.ts'

interface Title {
  title: string
  names: readonly string[]
  reference: number
  /** What the date means. */
  sent: string
  at: Date
}

export const titleBlock = (sheet: Sheet, words: DocumentWords, { title, names, reference, sent, at }: Title) => {
  const heading = sheet.set(title, styles.title)
  const who = sheet.set(words.names(names), styles.subtitle)
  sheet.bookmark(title)
  sheet.inside('H1', () => sheet.say(() => drawLines(sheet.doc, heading, { x: page.left, y: sheet.y })))
  sheet.y += heading.height + 2
  sheet.inside('P', () => sheet.say(() => drawLines(sheet.doc, who, { x: page.left, y: sheet.y })))
  sheet.y += who.height + 16
  fieldsBlock(sheet, [
    { label: words.t('reference'), value: String(reference) },
    { label: sent, value: words.instant(at), span: 2 },
  ])?.draw()
}
