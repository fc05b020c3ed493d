import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DocuSignConfig } from '../envelopes-docusign.ts'

interface FakeSigner {
  clientUserId: string
  name: string
  email: string
  routingOrder: string
  status: string
  signedDateTime?: string
  declinedDateTime?: string
  declinedReason?: string
  tabs?: unknown
}

interface FakeEnvelope {
  envelopeId: string
  transactionId: string
  status: string
  document: Buffer
  noticeUrl: string
  signers: FakeSigner[]
}

const json = (text: string, part: number) =>
  JSON.parse(Buffer.from(text.split('.')[part] ?? '', 'base64url').toString()) as Record<string, unknown>

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The parts of DocuSign that we use, over HTTP: it checks the JWT, stores envelopes, and signs its notices. */
export const startFakeDocuSign = async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const connectKey = randomUUID()
  const ids = { integrationKey: randomUUID(), userId: randomUUID(), accountId: randomUUID() }
  const envelopes = new Map<string, FakeEnvelope>()
  const tokens = new Set<string>()
  const views = new Map<string, { envelope: FakeEnvelope; signer: FakeSigner; returnUrl: string }>()
  let isDown = false
  const waiting: (() => void)[] = []

  const isGoodAssertion = (assertion: string, host: string): boolean => {
    const [header, payload, signature = ''] = assertion.split('.')
    const claims = json(assertion, 1)
    const now = Date.now() / 1000
    return (
      json(assertion, 0).alg === 'RS256' &&
      verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
        Buffer.from(signature, 'base64url'),
      ) &&
      claims.iss === ids.integrationKey &&
      claims.sub === ids.userId &&
      claims.aud === host &&
      claims.scope === 'signature impersonation' &&
      Number(claims.exp) > now &&
      Number(claims.exp) <= now + 3605
    )
  }

  const giveToken = (body: string, host: string) => {
    const form = new URLSearchParams(body)
    const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    if (!isGrant || !isGoodAssertion(form.get('assertion') ?? '', host))
      return { status: 400, reply: { error: 'invalid_grant' } }
    const token = randomUUID()
    tokens.add(token)
    return { status: 200, reply: { access_token: token, token_type: 'Bearer', expires_in: 3600 } }
  }

  const create = (body: string): FakeEnvelope => {
    const asked = JSON.parse(body) as {
      transactionId: string
      documents: { documentBase64: string }[]
      recipients: { signers: Omit<FakeSigner, 'status'>[] }
      eventNotification: { url: string }
    }
    const envelope: FakeEnvelope = {
      envelopeId: randomUUID(),
      transactionId: asked.transactionId,
      status: 'sent',
      document: Buffer.from(asked.documents[0]?.documentBase64 ?? '', 'base64'),
      noticeUrl: asked.eventNotification.url,
      signers: asked.recipients.signers.map((signer) => ({ ...signer, status: 'sent' })),
    }
    envelopes.set(envelope.envelopeId, envelope)
    return envelope
  }

  const answer = async (request: IncomingMessage, host: string): Promise<{ status: number; reply: unknown }> => {
    const url = new URL(request.url ?? '/', `http://${host}`)
    const body = await readBody(request)
    if (isDown) {
      for (const wake of waiting.splice(0)) wake()
      return { status: 503, reply: {} }
    }
    if (url.pathname === '/oauth/token') return giveToken(body, host)
    const isKnown = tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!isKnown) return { status: 401, reply: {} }
    const root = `/restapi/v2.1/accounts/${ids.accountId}/envelopes`
    if (!url.pathname.startsWith(root)) return { status: 404, reply: {} }
    const [, id = '', ...rest] = url.pathname.slice(root.length).split('/')
    if (id === '' && request.method === 'POST') return { status: 201, reply: { envelopeId: create(body).envelopeId } }
    if (id === '') {
      const transaction = url.searchParams.get('transaction_ids')
      return {
        status: 200,
        reply: { envelopes: [...envelopes.values()].filter((one) => one.transactionId === transaction) },
      }
    }
    const envelope = envelopes.get(id)
    if (!envelope) return { status: 404, reply: {} }
    if (rest.join('/') === 'views/recipient') return mintView(envelope, body, host)
    if (rest.join('/') === 'documents/combined')
      return { status: 200, reply: Buffer.concat([envelope.document, signedTail]) }
    if (request.method === 'PUT') envelope.status = (JSON.parse(body) as { status: string }).status
    return { status: 200, reply: { status: envelope.status, recipients: { signers: envelope.signers } } }
  }

  const mintView = (envelope: FakeEnvelope, body: string, host: string) => {
    const asked = JSON.parse(body) as { clientUserId: string; userName: string; email: string; returnUrl: string }
    const signer = envelope.signers.find(
      (one) => one.clientUserId === asked.clientUserId && one.name === asked.userName && one.email === asked.email,
    )
    if (!signer) return { status: 400, reply: { errorCode: 'UNKNOWN_ENVELOPE_RECIPIENT' } }
    const url = `http://${host}/signing/${randomUUID()}`
    views.set(url, { envelope, signer, returnUrl: asked.returnUrl })
    return { status: 201, reply: { url } }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request, request.headers.host ?? '').then(({ status, reply }) => {
      response.writeHead(status, { 'content-type': Buffer.isBuffer(reply) ? 'application/pdf' : 'application/json' })
      response.end(Buffer.isBuffer(reply) ? reply : JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: DocuSignConfig = {
    ...ids,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    authUrl: base,
    apiUrl: `${base}/restapi`,
    connectKey,
  }

  /** The page of a view: the signer's action, and the notice that DocuSign then sends. */
  const atView = (url: string, act: (signer: FakeSigner) => void) => {
    const view = views.get(url)
    if (!view) throw new Error('no such view, or used before')
    views.delete(url)
    const { envelope, signer, returnUrl } = view
    act(signer)
    if (envelope.signers.every(({ status }) => status === 'completed')) envelope.status = 'completed'
    if (signer.status === 'declined') envelope.status = 'declined'
    const body = JSON.stringify({ event: `recipient-${signer.status}`, data: { envelopeId: envelope.envelopeId } })
    const signature = createHmac('sha256', connectKey).update(body).digest('base64')
    return { returnUrl, notice: { path: new URL(envelope.noticeUrl).pathname, body, signature } }
  }

  return {
    config,
    envelopes,
    setDown: (value: boolean) => {
      isDown = value
    },
    /** Resolves when the next request receives the failure of the service. */
    whenTurnedAway: () => new Promise<void>((resolve) => waiting.push(resolve)),
    sign: (url: string, at = new Date()) =>
      atView(url, (signer) => Object.assign(signer, { status: 'completed', signedDateTime: at.toISOString() })),
    decline: (url: string, declinedReason: string) =>
      atView(url, (signer) =>
        Object.assign(signer, { status: 'declined', declinedReason, declinedDateTime: new Date().toISOString() }),
      ),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Distinguishes the signed document from the one that was sent. */
export const signedTail = Buffer.from('\n% signed at the service\n')

export type FakeDocuSign = Awaited<ReturnType<typeof startFakeDocuSign>>
