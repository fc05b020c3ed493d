import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import { openSheet } from '../../kit/pdf/sheet.ts'
import { aDocument } from '../../testing/signing-flow.ts'
import { pdfInfo, pdfStructure } from '../../testing/verify-seal.ts'
import { appendPages } from './append-pages.ts'

/** A tagged document with a heading and a paragraph on each page. */
const taggedDocument = (words: string, { locale = 'en-CA', pages = 2 } = {}) => {
  const sheet = openSheet({ title: words, locale, createdAt: new Date(0), runningHead: words, accent: '#0b5c5c' })
  for (let number = 1; number <= pages; number += 1) {
    if (number > 1) sheet.newPage()
    section(sheet, `${words} ${number}`, [textBlock(sheet, `${words} says ${number}`)])
  }
  return sheet.finish({ left: words, pageOf: (number) => String(number) })
}

const joined = async (first: Uint8Array, ...others: Uint8Array[]) => {
  const pdf = await PDFDocument.load(first)
  for (const other of others) appendPages(pdf, await PDFDocument.load(other))
  return pdf.save({ useObjectStreams: false })
}

test('appends the tags of added documents in order, with those of each page', async () => {
  const bytes = await joined(
    await taggedDocument('Application'),
    await taggedDocument('Certificat', { locale: 'fr-CA' }),
    await taggedDocument('Note', { pages: 1 }),
  )
  expect(await pdfInfo(bytes)).toMatch(/Tagged:\s+yes[\s\S]*Pages:\s+5/)
  const structure = await pdfStructure(bytes)
  const said = [...structure.matchAll(/"([^"]+)"/g)].map(([, words]) => words)
  expect(said).toEqual([
    'Application 1',
    'Application says 1',
    'Application 2',
    'Application says 2',
    'Certificat 1',
    'Certificat says 1',
    'Certificat 2',
    'Certificat says 2',
    'Note 1',
    'Note says 1',
  ])
  expect(structure.match(/^\s*Document/gm)).toHaveLength(1)
})

test('a document without tags stays untagged, since readers would skip its untagged pages', async () => {
  const bytes = await joined(await aDocument(), await taggedDocument('Certificate'))
  expect(await pdfInfo(bytes)).toMatch(/Tagged:\s+no[\s\S]*Pages:\s+4/)
})
