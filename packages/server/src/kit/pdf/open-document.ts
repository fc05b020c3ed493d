import { joined } from '@foyer/domain/kit/isolate.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { senderName } from '../mail-layout.ts'
import { accentOf } from './accent.ts'
import { brandHead } from './brand-head.ts'
import type { DocumentWords } from './document-words.ts'
import { openSheet } from './sheet.ts'

interface Opening {
  title: string
  link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  language: Language
  createdAt: Date
  logo: Uint8Array | undefined
  /** Who made it and when, after the brokerage at the foot of each page. */
  made?: string
}

/** A sheet under the broker's brand, and how it ends: with the brokerage and the pages at its foot. */
export const openDocument = (words: DocumentWords, { title, link, language, createdAt, logo, made }: Opening) => {
  const brokerage = senderName(link.AgentProfile)
  const sheet = openSheet({
    title,
    locale: localeOf(language),
    createdAt,
    runningHead: joined([brokerage, title], ' · '),
    accent: accentOf(link.PrimaryColor),
  })
  brandHead(sheet, words, link, logo)
  const finish = () =>
    sheet.finish({
      left: joined([brokerage, made], ' · '),
      pageOf: (number, pages) => words.t('page', { page: number, pages }),
    })
  return { sheet, finish }
}
