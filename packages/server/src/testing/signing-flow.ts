import { formatStrokes } from '@foyer/domain/signing/strokes.ts'
import pdfkit from 'pdfkit'
import { inSite } from '../kit/transaction.ts'
import { mailedCode, newCaller, outcomeOf } from './people.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** A document with one line per page. */
export const aDocument = (lines: readonly string[] = ['Page one', 'Page two']): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new pdfkit({ size: 'LETTER', autoFirstPage: false })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    for (const line of lines) doc.addPage().fontSize(14).text(line)
    doc.end()
  })

export const ada = { FirstName: 'Ada', LastName: 'Roy', Email: 'ada@example.ca', LanguageID: 1 }
export const bruno = { FirstName: 'Bruno', LastName: 'Côté', Email: 'bruno@example.ca', LanguageID: 2 }

/** A plausible drawn signature. */
export const someStrokes = formatStrokes([
  Array.from({ length: 40 }, (_, step) => [80 + step * 8, 100 + Math.round(40 * Math.sin(step / 3))] as const),
  [
    [90, 150],
    [400, 145],
  ],
])

/** Stores another document for a request; one that is no PDF cannot be sealed. */
export const replaceDocument = (
  { services: { crypto, database } }: TestFoyer,
  { siteId, requestId }: { siteId: string; requestId: string },
  bytes: Uint8Array,
) => {
  const place = { table: 'signing_requests', column: 'document', row: requestId, site: siteId } as const
  return inSite(database.db, siteId, (trx) =>
    trx
      .updateTable('signing_requests')
      .set({ document: crypto.encrypt(Buffer.from(bytes).toString('base64'), place) })
      .where('request_id', '=', requestId)
      .execute(),
  )
}

let requests = 0

interface Asked {
  siteId: string
  signers?: (typeof ada)[]
  isOrdered?: boolean
  document?: Buffer
  title?: string
}

/** Signers with unique addresses, so that the mails of two tests are not mixed up. */
export const freshSigners = (...people: (typeof ada)[]) => {
  requests += 1
  return people.map((person) => ({ ...person, Email: `r${requests}.${person.Email}` }))
}

export const requestSignatures = async (
  foyer: TestFoyer,
  { siteId, signers, isOrdered = false, document, title = 'Insurance application' }: Asked,
) => {
  const Signers = signers ?? freshSigners(ada, bruno)
  const answer = await foyer.client().call('/broker-api/RequestSignatures', {
    SiteID: siteId,
    Title: title,
    TitleFr: 'Demande d’assurance',
    ReferenceID: 'file 7',
    Document: (document ?? (await aDocument())).toString('base64'),
    Signers,
    EnableOrdering: isOrdered ? 1 : 0,
  })
  if (outcomeOf(answer) !== 'ok') throw new Error(`requestSignatures: ${outcomeOf(answer)}`)
  return { requestId: answer.SigningRequestID, signers: Signers }
}

/** The token of the newest link mailed to an address, its `count`th mail in total. */
export const mailedLink = async (foyer: TestFoyer, email: string, count = 1): Promise<string> => {
  const { text } = await foyer.mailbox.arrived(email, count)
  const [, token] = /\/sign\/([\w-]{43})$/m.exec(text) ?? []
  if (token === undefined) throw new Error(`no link in: ${text}`)
  return token
}

export interface AtDesk {
  client: Client
  ids: { SiteID: string; SigningRequestID: string; SignerID: number }
  token: string
}

/** Opens the mailed link and enters the mailed code; `mails` is the number of the mail with the link. */
export const goToDesk = async (
  foyer: TestFoyer,
  siteId: string,
  email: string,
  { mails = 1, client = newCaller(foyer) }: { mails?: number; client?: Client } = {},
): Promise<AtDesk> => {
  const token = await mailedLink(foyer, email, mails)
  const had = foyer.mailbox.codes(email).length
  await client.call('/api/SIGNSendCode', { SiteID: siteId, Token: token, LanguageID: 1 })
  const code = await mailedCode(foyer, email, had + 1)
  const answer = await client.call('/api/SIGNVerifyCode', { SiteID: siteId, Token: token, code })
  if (outcomeOf(answer) !== 'ok') throw new Error(`goToDesk: ${outcomeOf(answer)}`)
  const { SigningRequestID, SignerID } = answer
  return { client, token, ids: { SiteID: siteId, SigningRequestID, SignerID } }
}

export const asDrawn = { Consent: 1, ConsentVersion: '1.0', Method: 0, Strokes: someStrokes, Name: '' }
export const asTyped = (Name: string) => ({ Consent: 1, ConsentVersion: '1.0', Method: 1, Strokes: '', Name })

export const sign = ({ client, ids }: AtDesk, how: typeof asDrawn = asDrawn, LanguageID = 1) =>
  client.call('/api/SIGNSign', { ...ids, LanguageID, ...how })
