import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { senderName } from '../../kit/mail-layout.ts'
import { accentOf } from '../../kit/pdf/accent.ts'
import { openSheet } from '../../kit/pdf/sheet.ts'
import type { Snapshot } from '../snapshot.ts'
import { brandHead } from './brand-head.ts'
import type { Words } from './words.ts'

interface Opening {
  title: string
  link: Snapshot['Link']
  language: Language
  createdAt: Date
  logo: Uint8Array | undefined
}

/** A sheet under the broker's brand, and how it ends: with the brokerage and the pages at its foot. */
export const openDocument = (words: Words, { title, link, language, createdAt, logo }: Opening) => {
  const brokerage = senderName(link.AgentProfile)
  const sheet = openSheet({
    title,
    locale: localeOf(language),
    createdAt,
    runningHead: `${brokerage} · ${title}`,
    accent: accentOf(link.PrimaryColor),
  })
  brandHead(sheet, words, link, logo)
  const finish = () =>
    sheet.finish({ left: brokerage, pageOf: (number, pages) => words.t('page', { page: number, pages }) })
  return { sheet, finish }
}
