import { coupleWithEverything } from '@foyer/domain/testing/personas.ts'
import { aJob } from '@foyer/domain/testing/records.ts'
import { en } from '@foyer/texts/review/answers/en.ts'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { accentOf } from '../../kit/pdf/accent.ts'
import { contentWidth, page } from '../../kit/pdf/sheet.ts'
import { type ReadPdf, readPdf } from '../../testing/read-pdf.ts'
import { testTexts } from '../../testing/test-texts.ts'
import { type Sample, sampleSubmission } from '../testing/sample-submission.ts'
import { applicationPdf } from './application-pdf.ts'

const texts = testTexts()
const pdfOf = (sample: Sample, logo?: Buffer) =>
  applicationPdf(texts, {
    submission: sampleSubmission(texts, sample),
    language: sample.language,
    ...(logo && { logo }),
  })
const endless: Sample = {
  language: 'fr',
  mortgages: 40,
  lastNames: [
    'Wojciechowska-Nguyễn-Łukasiewicz de la Très-Longue-Seigneurie',
    'Ковальчук Παπαδοπούλου',
    'W'.repeat(120),
  ],
  comments: `${'Un long commentaire. '.repeat(400)}\n\n${'W'.repeat(500)}`,
}

/** Two strokes of one column may not be closer than the height of their letters. */
const overlaps = ({ pages }: ReadPdf) =>
  pages.flatMap((strokes) =>
    strokes.flatMap((one, index) =>
      strokes
        .slice(index + 1)
        .filter(({ x, y, size }) => Math.abs(x - one.x) < 1 && Math.abs(y - one.y) < 0.9 * Math.min(size, one.size))
        .map(({ text }) => `${one.text} | ${text}`),
    ),
  )

describe('the document of an application', () => {
  it('states in English what was sent', async () => {
    const { text } = readPdf(await pdfOf({ language: 'en' }))
    for (const words of [
      'Mortgage application',
      'Ada Roy and Luc Côté',
      'November 20, 2026 at 3:05\u00a0p.m. EST',
      'Applicant 2: Ms. Luc Côté',
      'April 1, 1988',
      '(514) 555-0187',
      '$755,000.50',
      'First National',
      'The cottage is sold in the spring.',
      '203.0.113.7',
      'Page 1 of 4',
    ])
      expect(text).toContain(words)
  })
  it('states in French what was sent, in French notation', async () => {
    const { text } = readPdf(await pdfOf({ language: 'fr' }))
    for (const words of [
      'Demande de prêt hypothécaire',
      'Ada Roy et Luc Côté',
      '20 novembre 2026 à 15\u00a0h\u00a005 HNE',
      'Demandeur 2\u00a0: Mme Luc Côté',
      '1er avril 1988',
      '755\u00a0000,50\u00a0$',
      '4,79\u00a0%',
      'Page 1 sur 5',
    ])
      expect(text).toContain(words)
  })
  it('shows only the end of a SIN and of a document number, and the hash of each consent', async () => {
    const { consents } = sampleSubmission(texts, { language: 'en' })
    const { text } = readPdf(await pdfOf({ language: 'en' }))
    expect(text).toContain('••• ••• 286')
    expect(text).toContain('•••• 9012')
    expect(text).not.toContain('R1234')
    expect(text).toContain(consents[0]?.TextHash)
  })
  it('lists the files of each document, and who shared bank statements', async () => {
    const upload = { DFRequestDocItemUploadID: 1, strUploadDate: '', RemoveFlag: 0, Size: 1, ImageFlag: 0, Pages: 1 }
    const sent = { ...upload, SubmitInSeconds: null, ReturnedFlag: 0 }
    const item = {
      DFRequestDocItemID: 1,
      strDFDocumentType: '',
      Desc: '',
      Required: 1,
      Reason: '',
      NotAvailable: '',
      NotAvailableInSeconds: null,
    }
    const Items = [
      {
        ...item,
        DFDocumentTypeDD: 0,
        DFRequestDocItemStatusDD: 4,
        Uploads: [
          { ...sent, FileName: 'march.pdf' },
          { ...sent, FileName: 'blurred.pdf', ReturnedFlag: 1 },
        ],
      },
      { ...item, DFDocumentTypeDD: 14, DFRequestDocItemStatusDD: 1, Required: 0, Uploads: [] },
      { ...item, DFDocumentTypeDD: 3, DFRequestDocItemStatusDD: 4, NotAvailable: 'I work for myself', Uploads: [] },
      { ...item, DFDocumentTypeDD: 3, DFRequestDocItemStatusDD: 3, Reason: 'The date is cut off', Uploads: [] },
    ]
    const statement = { RequestID: 1, FailedFlag: 0, RequestCount: 1, strResponseDate: '', Responses: [] }
    const enclosed = {
      Requests: [{ DFRequestDocID: 1, RequestDocID: 'r', Desc: 'Income', DueDate: '', BorrowerFlag: 1, Items }],
      BankStatementsApplicants: [
        { ...statement, ApplicantID: 100, ApplicantName: 'Ada Roy', RequestedFlag: 1, ReceivedFlag: 1 },
        { ...statement, ApplicantID: 101, ApplicantName: 'Luc Côté', RequestedFlag: 1, ReceivedFlag: 0 },
        { ...statement, ApplicantID: 102, ApplicantName: 'Zoë Roy', RequestedFlag: 0, ReceivedFlag: 0 },
      ],
    }
    const { text } = readPdf(await pdfOf({ language: 'en', enclosed }))
    for (const words of [
      'Pay stub',
      'march.pdf',
      'No file',
      'I work for myself',
      'Not accepted: The date is cut off',
      'Shared',
      'Requested, not shared yet',
      'Not shared',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('blurred.pdf')
    const french = readPdf(await pdfOf({ language: 'fr', enclosed })).text
    expect(french).toContain('Demandés, pas encore transmis')
    const without = readPdf(await pdfOf({ language: 'en' })).text
    expect(without).not.toContain(en.enclosed.heading)
  })
  it('has the same bytes every time', async () => {
    const [one, other] = await Promise.all([pdfOf({ language: 'en' }), pdfOf({ language: 'en' })])
    expect(one.equals(other)).toBe(true)
  })
  it('is tagged, has a language, a title, headings and bookmarks', async () => {
    const { raw } = readPdf(await pdfOf({ language: 'fr' }))
    expect(raw).toContain('/Lang (fr-CA)')
    expect(raw).toContain('/Marked true')
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'L', 'Table', 'TH', 'TD', 'P'])
      expect(raw).toContain(`/S /${tag}\n`)
    expect(raw).toContain('/Outlines 4 0 R')
    expect(raw).not.toContain('/BaseFont /Helvetica')
  })
  test.each([
    ['en', 'Reviewed and sent again on'],
    ['fr', 'Révisée et envoyée de nouveau le'],
  ] as const)('states in %s that it was sent again', async (language, words) => {
    const submission = { ...sampleSubmission(texts, { language, firstTime: 0 }), review: true }
    expect(readPdf(await applicationPdf(texts, { submission, language })).text).toContain(words)
  })
  it('omits what was not answered', async () => {
    const { text } = readPdf(await pdfOf({ language: 'en', mortgages: 0, comments: '' }))
    expect(text).not.toContain('Existing mortgages')
    expect(text).not.toContain('Comments')
    expect(text).not.toContain('Renewal date')
  })
  it('contains the broker’s logo, with a text alternative', async () => {
    const logo = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#0b5c5c' } })
      .png()
      .toBuffer()
    const { raw } = readPdf(await pdfOf({ language: 'en' }, logo))
    expect(raw).toContain('/Subtype /Image')
    expect(raw).toContain('/S /Figure')
  })
})

describe('the answers in the applicants’ lists', () => {
  const { main, others } = coupleWithEverything('2026-11-20')
  const lists = [main, ...others].flatMap((one) => one.lists ?? [])
  test.each<[Sample['language'], string[]]>([
    [
      'en',
      [
        '157 Garafraxa Street South, Durham, Ontario',
        'N0G\u00a01R0',
        'Renter',
        '$1,650 a month',
        '1\u00a0year 2\u00a0months',
        '210 Elmwood Avenue, Buffalo, New York',
        'Millwright, Saugeen Castings Ltd.',
        '(519) 555-0170',
        '$91,250 per year',
        'Interest: GIC',
        '$310.50 every three months',
        'Translator, Haddad Translation',
        'Sole proprietorship',
        'Period without a job: Before arriving in Canada',
        'Date of arrival in Canada: December 20, 2025',
        '2\u00a0years 10\u00a0months',
        'Property owned: 157 Garafraxa Street South, Durham, Ontario N0G\u00a01R0',
        '$540,000',
        'March 31, 2021',
        'Meridian Credit Union',
        '6.45%',
        'Scotia',
        'Condo',
        '$2,300',
        '$512.25',
        'RRSP at the credit union',
        '$64,200',
        'Pickup',
        '$9,870.55',
        '$12,000',
        // 91,250 + 4 × 310.50; 72,000 + 12 × 650
        '$92,492',
        '$79,800',
        '$172,292',
        '$113,700',
        '$25,410.55',
        'All applicants combined',
        'Debts, excluding mortgages',
      ],
    ],
    [
      'fr',
      [
        '157, rue Garafraxa Sud, Durham (Ontario)',
        '1\u00a0650\u00a0$ par mois',
        '1\u00a0an 2\u00a0mois',
        'Emploi actuel',
        '91\u00a0250\u00a0$ par année',
        'Période sans emploi\u00a0: Avant l’arrivée au Canada',
        'Date d’arrivée au Canada\u00a0: 20 décembre 2025',
        'Propriété\u00a0: 157, rue Garafraxa Sud',
        'Condo ou appartement',
        'Statut',
        'Taxes foncières par année',
        'Loyers reçus par mois',
        'Dettes',
        'Tous les demandeurs ensemble',
        '172\u00a0292\u00a0$',
      ],
    ],
  ])('are in the document in %s', async (language, words) => {
    const read = readPdf(await pdfOf({ language, lists }))
    const text = read.text.replaceAll('\n', ' ')
    expect(words.filter((each) => !text.includes(each))).toEqual([])
    expect(overlaps(read)).toEqual([])
  })
  test.each([
    ['en', 'Lives at the same address as the main applicant.'],
    ['fr', 'Habite à la même adresse que le demandeur principal.'],
  ] as const)('states in %s who lives with the main applicant', async (language, words) => {
    const { text } = readPdf(await pdfOf({ language, lists, sameAddress: true }))
    expect(text).toContain(words)
    expect(text).not.toContain('Elmwood')
  })
  it('marks an earlier job as such', async () => {
    const incomes = [aJob({ EmploymentHistoryStatusDD: 1 })]
    const { text } = readPdf(
      await pdfOf({ language: 'en', lists: lists.slice(0, 1).map((one) => ({ ...one, incomes })) }),
    )
    expect(text).toContain(en.incomes.previous)
  })

  it('omits empty lists, and lists missing from older submissions', async () => {
    const submission = sampleSubmission(texts, { language: 'en' })
    const { snapshot } = submission
    const old = snapshot.Application.Applicants.map(
      ({ Addresses: _, Incomes: __, Properties: ___, Assets: ____, Liabilities: _____, Reasons: ______, ...rest }) =>
        rest,
    ) as typeof snapshot.Application.Applicants
    const before = { ...snapshot, Application: { ...snapshot.Application, Applicants: old } }
    for (const one of [snapshot, before]) {
      const { text } = readPdf(
        await applicationPdf(texts, { submission: { ...submission, snapshot: one }, language: 'en' }),
      )
      for (const heading of ['Addresses', 'Income', 'Assets', 'Debts', 'Totals', 'All applicants'])
        expect(text).not.toContain(heading)
    }
  })
})

it('writes names and comments in any script', async () => {
  const lastNames = ['محمد علي', '陳大文 张伟', 'कुमार']
  const read = readPdf(await pdfOf({ language: 'en', lastNames, comments: 'Merci 😀 𠮷 שלום' }))
  const text = read.text.replaceAll('\n', '')
  // Strokes are read in visual order: letters from the right.
  const fromTheRight = Array.from('محمد علي').reverse().join('')
  for (const words of [`Ada ${fromTheRight}`, 'Luc 陳大文 张伟', 'Zoë कुमार', 'Merci 😀 [U+20BB7]'])
    expect(text).toContain(words)
  expect(text).not.toContain('\ufffd')
  expect(overlaps(read)).toEqual([])
})

describe('with forty mortgages, endless names and comments', () => {
  it('nothing overlaps or leaves the page, and every word is present', async () => {
    const read = readPdf(await pdfOf(endless))
    expect(overlaps(read)).toEqual([])
    const strokes = read.pages.flat()
    expect(Math.min(...strokes.map(({ x }) => x))).toBeGreaterThanOrEqual(page.left)
    expect(Math.max(...strokes.map(({ x }) => x))).toBeLessThan(page.left + contentWidth)
    expect(Math.max(...strokes.map(({ y }) => y))).toBeLessThan(page.height - 20)
    expect(read.text.match(/First National/g)).toHaveLength(27)
    expect(read.text).toContain('Ковальчук')
    expect(read.text.match(/W/g)?.length).toBeGreaterThanOrEqual(500 + 3 * 120)
  })
  it('a heading is never the last line of its page, and a table repeats its column titles on each page', async () => {
    const { pages } = readPdf(await pdfOf(endless))
    const headings = ['Prêts hypothécaires en cours', 'Commentaires', 'Consentements', 'Le texte accepté']
    for (const strokes of pages) {
      // The running head and the footer are drawn last: three strokes, or two on the first page.
      const contents = strokes.slice(0, -2)
      expect(headings).not.toContain(contents.at(-1)?.text)
    }
    const withRows = pages.filter((strokes) => strokes.some(({ text }) => text === 'First National'))
    expect(withRows.length).toBeGreaterThan(3)
    for (const strokes of withRows) expect(strokes.map(({ text }) => text)).toContain('Échéance')
  })
})

describe('the colour of the broker', () => {
  test.each([
    ['#0b5c5c', 'as it is when it reads well on paper', '#0b5c5c'],
    ['no colour', 'ours when there is none', '#0b5c5c'],
  ])('%s: %s', (given, _, expected) => expect(accentOf(given)).toBe(expected))
  test.each(['#f2c230', '#ffffff', '#ffff00'])('%s is darkened until it is legible', (given) =>
    expect(accentOf(given)).not.toBe(given),
  )
})
