import { createHmac, createPrivateKey } from 'node:crypto'
import { own } from '@foyer/domain/kit/own.ts'
import { mostDocumentBytes } from '@foyer/domain/signing/rules.ts'
import { SignJWT } from 'jose'
import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { sameBytes } from '../kit/hash.ts'
import type { EnvelopePort, EnvelopeProgress, EnvelopeSigner, NewEnvelope } from '../ports/envelopes.ts'
import { isLocal } from './identity-address.ts'
import { readBytes, readJsonReply } from './read-reply.ts'
import { serviceUrl } from './service-address.ts'

export interface DocuSignConfig {
  integrationKey: string
  userId: string
  accountId: string
  /** RSA key in PEM. */
  privateKey: string
  /** Base URL of the token service: https://account.docusign.com */
  authUrl: string
  /** Base URL of the REST API, without a trailing slash: https://ca.docusign.net/restapi */
  apiUrl: string
  /** The key with which Connect signs its notices; without it none is accepted, and envelopes are only polled. */
  connectKey: string | undefined
}

/** Timeouts in milliseconds; documents are transferred in jobs, where no user waits. */
const timeout = 5000
const documentTimeout = 60_000
/** Of a signed document: the one that was sent, drawn on, and the certificate of the service. */
const longestDocument = 4 * mostDocumentBytes
const tokenSeconds = 3600

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_in: Type.Number() })
const Created = Type.Object({ envelopeId: Type.String({ minLength: 1 }) })
const Listed = Type.Object({ envelopes: Type.Optional(Type.Array(Created)) })
const View = Type.Object({ url: Type.String() })
const Envelope = Type.Object({
  status: Type.String(),
  recipients: Type.Object({
    signers: Type.Array(
      Type.Object({
        clientUserId: Type.String(),
        status: Type.String(),
        signedDateTime: Type.Optional(Type.String()),
        declinedDateTime: Type.Optional(Type.String()),
        declinedReason: Type.Optional(Type.String()),
      }),
    ),
  }),
})

/** Maps DocuSign's states to ours; any other is still in progress. */
const envelopeStates: Record<string, EnvelopeProgress['state']> = {
  completed: 'completed',
  declined: 'declined',
  voided: 'voided',
}
const signerStates: Record<string, 'signed' | 'declined'> = {
  completed: 'signed',
  signed: 'signed',
  declined: 'declined',
}

/** Our signer number identifies a signer; as a client user id it also stops DocuSign from mailing them. */
const recipientOf = (
  { signerId, name, email, order, language, place }: EnvelopeSigner,
  index: number,
  isOrdered: boolean,
) => ({
  recipientId: String(index + 1),
  clientUserId: String(signerId),
  name,
  email,
  routingOrder: String(isOrdered ? order : 1),
  emailNotification: { supportedLanguage: language === 'fr' ? 'fr_CA' : 'en' },
  ...(place && {
    tabs: {
      signHereTabs: [
        {
          documentId: '1',
          pageNumber: String(place.page),
          xPosition: String(Math.round(place.x)),
          // Measured from the top of a letter page; ours is measured from the bottom.
          yPosition: String(Math.round(letterHeight - place.y - place.height)),
        },
      ],
    },
  }),
})
const letterHeight = 792

const definitionOf = ({ requestId, title, documentPdf, isOrdered, signers, noticeUrl }: NewEnvelope) => ({
  status: 'sent',
  transactionId: requestId,
  emailSubject: title.slice(0, 100),
  documents: [
    {
      documentId: '1',
      name: title.slice(0, 100),
      fileExtension: 'pdf',
      documentBase64: Buffer.from(documentPdf).toString('base64'),
    },
  ],
  recipients: { signers: signers.map((signer, index) => recipientOf(signer, index, isOrdered)) },
  eventNotification: {
    url: noticeUrl,
    includeHMAC: 'true',
    requireAcknowledgment: 'true',
    deliveryMode: 'SIM',
    eventData: { version: 'restv2.1' },
    events: ['envelope-completed', 'envelope-declined', 'envelope-voided', 'recipient-completed', 'recipient-declined'],
  },
})

interface Asked {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  milliseconds?: number
}

/** DocuSign's eSignature API with a JWT grant: one of its users has consented once that we act for the account. */
export const envelopesDocuSign = (config: DocuSignConfig): EnvelopePort => {
  const auth = serviceUrl(config.authUrl)
  const api = serviceUrl(config.apiUrl)
  const key = createPrivateKey(config.privateKey)
  let token: { value: string; goodUntil: number } | undefined

  const getToken = async (): Promise<string> => {
    if (token && token.goodUntil > Date.now()) return token.value
    const assertion = await new SignJWT({ scope: 'signature impersonation' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(config.integrationKey)
      .setSubject(config.userId)
      .setAudience(auth.host)
      .setIssuedAt()
      .setExpirationTime(`${tokenSeconds}s`)
      .sign(key)
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const response = await fetch(new URL('/oauth/token', auth), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const { access_token, expires_in } = await parsed(response, Token)
    // Renewed a minute early, so that a token does not expire in transit.
    token = { value: access_token, goodUntil: Date.now() + (expires_in - 60) * 1000 }
    return access_token
  }

  const ask = async ({ path, method = 'GET', body, milliseconds = timeout }: Asked): Promise<Response> => {
    const url = `${api.href.replace(/\/$/, '')}/v2.1/accounts/${encodeURIComponent(config.accountId)}/envelopes${path}`
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.status === 401) token = undefined
    if (!response.ok) throw new Error(`DocuSign returned ${response.status}`)
    return response
  }
  const at = (envelopeId: string) => `/${encodeURIComponent(envelopeId)}`
  const load = async (envelopeId: string) =>
    parsed(await ask({ path: `${at(envelopeId)}?include=recipients` }), Envelope)
  const find = async (requestId: string) => {
    const known = await parsed(await ask({ path: `?transaction_ids=${encodeURIComponent(requestId)}` }), Listed)
    return known.envelopes?.[0]?.envelopeId
  }

  return {
    async create(envelope) {
      const found = await find(envelope.requestId)
      if (found !== undefined) return found
      const body = definitionOf(envelope)
      const made = await ask({ path: '', method: 'POST', body, milliseconds: documentTimeout })
      return (await parsed(made, Created)).envelopeId
    },
    find,
    async view(envelopeId, { signerId, name, email }, returnUrl) {
      const body = { returnUrl, authenticationMethod: 'email', clientUserId: String(signerId), userName: name, email }
      const { url } = await parsed(await ask({ path: `${at(envelopeId)}/views/recipient`, method: 'POST', body }), View)
      return ownPage(url, api)
    },
    async progress(envelopeId) {
      const { status, recipients } = await load(envelopeId)
      return {
        state: own(envelopeStates, status) ?? 'open',
        signers: recipients.signers.map((signer) => ({
          signerId: Number(signer.clientUserId),
          state: own(signerStates, signer.status) ?? 'invited',
          endedAt: instant(signer.signedDateTime ?? signer.declinedDateTime),
          reason: signer.declinedReason,
        })),
      }
    },
    async document(envelopeId) {
      const path = `${at(envelopeId)}/documents/combined?certificate=true`
      return readBytes(await ask({ path, milliseconds: documentTimeout }), longestDocument)
    },
    async void(envelopeId, voidedReason) {
      // An ended envelope cannot be voided, and need not be.
      if ((own(envelopeStates, (await load(envelopeId)).status) ?? 'open') !== 'open') return
      await ask({ path: at(envelopeId), method: 'PUT', body: { status: 'voided', voidedReason } })
    },
    isNotice(body, signature) {
      if (!config.connectKey) return false
      const expected = createHmac('sha256', config.connectKey).update(body).digest()
      return sameBytes(Buffer.from(signature, 'base64'), expected)
    },
  }
}

const parsed = async <S extends TSchema>(response: Response, schema: S): Promise<Static<S>> => {
  if (!response.ok) throw new Error(`DocuSign returned ${response.status}`)
  const answer: unknown = await readJsonReply(response)
  if (!Value.Check(schema, answer)) throw new Error('DocuSign returned an unexpected response')
  return answer as Static<S>
}

const instant = (text: string | undefined) =>
  text === undefined || Number.isNaN(Date.parse(text)) ? undefined : new Date(text)

/** Only DocuSign's own pages are valid redirect targets. */
const ownPage = (address: string, api: URL): URL => {
  const url = new URL(address)
  const isOwn = url.protocol === 'https:' && /\.docusign\.(?:net|com)$/.test(url.hostname)
  if (isOwn || (isLocal(url) && url.host === api.host)) return url
  throw new Error('DocuSign returned a page that is not its own')
}
