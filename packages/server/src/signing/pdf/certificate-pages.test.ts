import { typed } from '@foyer/domain/signing/rules.ts'
import { markBox } from '@foyer/domain/signing/typed-mark.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { expect, test } from 'vitest'
import { textResources } from '../../kit/text-resources.ts'
import { serverTexts } from '../../kit/texts.ts'
import { type Ink, inkOf } from '../../testing/ink-of.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import type { Signer, SigningRequest } from '../store.ts'
import { certificatePages } from './certificate-pages.ts'

const at = new Date('2026-11-29T18:00:00Z')
const signerOf = (signerId: number, firstName: string, lastName: string) =>
  ({
    ...{ signerId, firstName, lastName, email: 'signer@example.ca', language: 'en', method: typed, endedAt: at },
    ...{ ip: '203.0.113.9', knownBy: 'mail', consent: { version: '1.0', hash: 'ab', language: 'en' } },
  }) as Signer

const pagesOf = (first: [string, string], signature: string) =>
  certificatePages(
    serverTexts(textResources, () => undefined),
    {
      request: { requestId: 'r1', title: { en: 'Agreement', fr: 'Entente' }, documentHash: 'cd' } as SigningRequest,
      signatures: [
        { signer: signerOf(1, ...first), mark: { method: typed, signature } },
        { signer: signerOf(2, 'Bruno', 'Roy'), mark: { method: typed, signature: '國' } },
      ],
      events: [],
      link: { PrimaryColor: '#205080', AgentProfile: { BrokerageName: 'Alpha Mortgages' } } as Link,
      at,
    },
  )

const hasInkBetween = (page: Ink | undefined, from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) }, (_, row) => Math.ceil(from) + row).some((y) =>
    Array.from({ length: 500 }, (_, x) => x + 54).some((x) => page?.at(x, y)),
  )

test.each([
  ['of 121 wide letters', 'Ж'.repeat(60), 'Ж'.repeat(60)],
  ['with marks on marks', `ع${'\u0351'.repeat(30)}`, `B${'\u0330'.repeat(30)}`],
])('the name and the time of a signer end above the place of the next one: a name %s', async (_, ...name) => {
  const pdf = await pagesOf(name as [string, string], `B${'\u0330'.repeat(30)}`)
  const { pages } = readPdf(pdf)
  const [time] = (pages[0] ?? []).filter(({ text }) => text.includes('November'))
  const signature = (pages[0] ?? []).find(({ text }) => text === '國')
  const [end = Number.NaN, letters = Number.NaN] = [time?.y, signature?.y]
  // Its letters are 6 points above the end of its place.
  expect(end).toBeLessThan(letters + 6 - markBox.height)
  const [ink] = await inkOf(pdf)
  // Between the end of the time and the letters of the next signature nothing is drawn.
  expect(hasInkBetween(ink, end + 4, letters - 16)).toBe(false)
})
