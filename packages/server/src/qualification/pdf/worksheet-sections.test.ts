import type { Language } from '@foyer/domain/kit/language.ts'
import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { worksheetDeals } from '@foyer/domain/testing/worksheet-deals.ts'
import { en as sharedTexts } from '@foyer/texts/qualification/en.ts'
import { en as ownTexts } from '@foyer/texts/qualification/worksheet.en.ts'
import { describe, expect, it, test } from 'vitest'
import { recordCovered } from '../../../../../tools/completeness/record.ts'
import { documentWords } from '../../kit/pdf/document-words.ts'
import { openDocument } from '../../kit/pdf/open-document.ts'
import { textResources } from '../../kit/text-resources.ts'
import { serverTexts } from '../../kit/texts.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { worksheetSections } from './index.ts'

const shown = new Set<string>()
const texts = serverTexts(textResources, (key) => {
  shown.add(key)
  recordCovered('text', key)
})

const link = {
  ...defaultLink,
  AgentProfile: { ...defaultLink.AgentProfile, FirstName: 'Marie', LastName: 'Tremblay', BrokerageName: 'Tremblay' },
}
const pdfOf = (name: string, language: Language) => {
  const worksheet = worksheetDeals.find(([one]) => one === name)?.[1]
  if (worksheet === undefined) throw new Error(`no deal ${name}`)
  const createdAt = new Date('2026-11-24T20:05:00Z')
  const words = documentWords(texts, language)
  const { sheet, finish } = openDocument(words, { title: 'Test', link, language, createdAt, logo: undefined })
  worksheetSections(sheet, texts, { worksheet, computedAt: words.instant(createdAt), language })
  return finish()
}
const textOf = async (name: string, language: Language) => readPdf(await pdfOf(name, language)).text
/** As it is read, whatever lines it was broken into. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

const leaves = (tree: object, prefix: string): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${prefix}${name}.`)
      : [prefix + name.replace(/_(one|other)$/, '')],
  )

describe('the document of a worksheet', () => {
  it('states in English what the deal is, its ratios, scenarios, rules and who replaced them', async () => {
    const text = flat(await textOf('purchase in Toronto', 'en'))
    for (const words of [
      'Deal worksheet',
      'Purchase',
      'Toronto, Ontario',
      '$750,000.00',
      'GDS ratio',
      '39%',
      'The deal as it is',
      'Variable, 3 years',
      'No difference in what can be compared.',
      'Set by your broker until October 31, 2027: Prices of our notary',
      'Set by the mortgage office until October 31, 2027: Renewed by OSFI',
      'https://www.osfi-bsif.gc.ca/rate',
      'rule premium.owner',
      'It describes the deal and promises nothing',
    ])
      expect(text).toContain(words)
  })
  it('states the same in French, in French notation', async () => {
    const text = flat(await textOf('purchase in Toronto', 'fr'))
    for (const words of [
      'Analyse du dossier',
      'Ratio ABD',
      'Taux admissible minimal',
      'Le dossier tel quel',
      'de moins',
      'Fixé par votre courtier jusqu’au 31 octobre 2027',
    ])
      expect(text).toContain(words)
  })
  test.each(['en', 'fr'] as const)(
    'shows every line, reason, missing answer and mark in %s',
    async (language) => {
      shown.clear()
      for (const [name] of worksheetDeals) await pdfOf(name, language)
      const { lines, reasons, facts } = sharedTexts
      const expected = [
        ...leaves({ lines, reasons, facts }, 'qualification:'),
        ...['stale', 'override', 'overrideOfAll', 'unconfirmed'].map((name) => `qualification:how.${name}`),
        ...leaves(ownTexts, 'qualification.worksheet:'),
      ]
      expect(expected.filter((key) => !shown.has(`${language}|${key}`))).toEqual([])
    },
    120_000,
  )
})
