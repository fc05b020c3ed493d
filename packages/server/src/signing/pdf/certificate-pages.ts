import { joined } from '@foyer/domain/kit/isolate.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { typed } from '@foyer/domain/signing/rules.ts'
import { markBox } from '@foyer/domain/signing/typed-mark.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { formatInstant } from '../../kit/format-instant.ts'
import { senderName } from '../../kit/mail-layout.ts'
import { accentOf } from '../../kit/pdf/accent.ts'
import { fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import { contentWidth, openSheet, page, type Sheet, styles } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { drawLines } from '../../kit/pdf/typeset.ts'
import type { ServerTexts, Translate } from '../../kit/texts.ts'
import type { SigningEvent } from '../events.ts'
import type { Signer, SigningRequest } from '../store.ts'
import { drawMark, type Mark } from './mark.ts'

export interface SignedBy {
  signer: Signer
  mark: Mark
}

export interface Certificate {
  request: SigningRequest
  signatures: readonly SignedBy[]
  events: readonly SigningEvent[]
  link: Link
  at: Date
}

/** From the signature's box to its line, from there to the name, and from the time to the next signature. */
const [toLine, toName, between] = [4, 4, 8]
const fullName = ({ firstName, lastName }: Signer) => `${firstName} ${lastName}`

/** `2026-11-20 15:05:09 UTC`, and the same time in Toronto, where brokers and lenders are. */
const bothClocks = (at: Date, language: Language) =>
  `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC\n${formatInstant(at, language)}`

/**
 * The pages at the end of a signed document, in each language that a signer reads: every signature with its name, then
 * the certificate: who signed, when, from where, how they were identified, which document, and all events.
 */
export const certificatePages = async (texts: ServerTexts, certificate: Certificate): Promise<Buffer> => {
  const { request, signatures, link, at } = certificate
  const languages = [...new Set(signatures.map(({ signer }) => signer.language))]
  const first = languages[0] ?? 'en'
  const t = wordsIn(texts, first)
  const brokerage = senderName(link.AgentProfile)
  const sheet = openSheet({
    title: t('documentTitle', { reference: request.requestId }),
    locale: localeOf(first),
    createdAt: at,
    runningHead: joined([brokerage, t('certificate', { reference: request.requestId })], ' · '),
    accent: accentOf(link.PrimaryColor),
  })
  sheet.line(30, { color: sheet.accent, thickness: 3 })
  headLine(sheet, 'H1', t('signatures', { title: request.title[first] }), styles.title)
  for (const signed of signatures) signatureBlock(sheet, t, first, signed)
  for (const language of languages) {
    // Signers of the other language have separate pages.
    if (language !== first) sheet.newPage()
    sheet.inside('Sect', () => certificateIn(sheet, wordsIn(texts, language), language, certificate), {
      lang: localeOf(language),
    })
  }
  return sheet.finish({
    left: brokerage,
    pageOf: (number, pages) => t('page', { page: number, pages }),
  })
}

type Words = (key: string, values?: Record<string, string | number>) => string
const wordsIn = (texts: ServerTexts, language: Language): Words => {
  const translate: Translate = texts.of(language)
  return (key, values = {}) => translate(`signing.pdf:${key}`, values)
}

const headLine = (sheet: Sheet, type: string, text: string, style: typeof styles.title | typeof styles.heading) => {
  const set = sheet.set(text, style)
  sheet.room(set.height + 40)
  sheet.bookmark(text)
  sheet.inside(type, () => sheet.say(() => drawLines(sheet.doc, set, { x: page.left, y: sheet.y })))
  sheet.y += set.height + 14
}

/** The signature above its line, name and time below. */
const signatureBlock = (sheet: Sheet, t: Words, language: Language, { signer, mark }: SignedBy) => {
  const when = signer.endedAt ? formatInstant(signer.endedAt, language) : ''
  const name = sheet.set(fullName(signer), styles.strong)
  const small = sheet.set(when, styles.small)
  const nameAt = markBox.height + toLine + toName
  const height = nameAt + name.height + small.height
  sheet.room(height)
  const box = { x: page.left + 4, y: sheet.y, ...markBox }
  sheet.inside('Figure', () => sheet.say(() => drawMark(sheet.doc, mark, box)), {
    alt: t('signatureOf', { name: fullName(signer) }),
  })
  sheet.line(sheet.y + markBox.height + toLine, { width: contentWidth * 0.6 })
  sheet.inside('P', () => {
    sheet.say(() => drawLines(sheet.doc, name, { x: page.left, y: sheet.y + nameAt }))
    sheet.say(() => drawLines(sheet.doc, small, { x: page.left, y: sheet.y + nameAt + name.height }))
  })
  sheet.y += height + between
}

const certificateIn = (sheet: Sheet, t: Words, language: Language, certificate: Certificate) => {
  const { request, signatures, events } = certificate
  section(sheet, t('heading'), [
    textBlock(sheet, t('intro')),
    fieldsBlock(sheet, [
      { label: t('title'), value: request.title[language], span: 3 },
      { label: t('reference'), value: request.requestId, span: 3 },
      { label: t('hash'), value: request.documentHash, span: 3 },
    ]),
  ])
  for (const { signer } of signatures) {
    section(
      sheet,
      fullName(signer),
      [
        fieldsBlock(sheet, [
          { label: t('email'), value: signer.email, span: 2 },
          { label: t('method'), value: t(signer.method === typed ? 'typed' : 'drawn') },
          { label: t('at'), value: signer.endedAt ? bothClocks(signer.endedAt, language) : '', span: 2 },
          { label: t('ip'), value: signer.ip ?? '' },
          { label: t('knownBy'), value: t(signer.knownBy === 'caller' ? 'knownByCaller' : 'knownByMail'), span: 3 },
          { label: t('statement'), value: signer.statement?.[language] ?? '', span: 3 },
          {
            label: t('consent', { version: signer.consent?.version ?? '' }),
            value: signer.consent?.hash ?? '',
            span: 3,
          },
        ]),
      ],
      { level: 3 },
    )
  }
  const names = new Map(signatures.map(({ signer }) => [signer.signerId, fullName(signer)]))
  section(sheet, t('events'), [
    tableBlock(
      sheet,
      [
        { title: t('eventAt'), share: 5.4 },
        { title: t('event'), share: 4.6 },
        { title: t('eventWho'), share: 3 },
        { title: t('ip'), share: 2.4 },
      ],
      events.map(({ kind, at, signerId, ip }) => [
        bothClocks(at, language),
        t(`kinds.${kind}`),
        names.get(signerId ?? 0) ?? '',
        ip ?? '',
      ]),
    ),
    textBlock(sheet, t('seal'), { style: styles.small }),
  ])
}
