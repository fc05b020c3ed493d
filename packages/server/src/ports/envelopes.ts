import type { Language } from '@foyer/domain/kit/language.ts'
import type { SignerState } from '@foyer/domain/signing/states.ts'
import type { SignaturePlace } from './signing.ts'

export interface EnvelopeSigner {
  signerId: number
  name: string
  email: string
  order: number
  language: Language
  place: SignaturePlace | undefined
}

export interface NewEnvelope {
  siteId: string
  requestId: string
  title: string
  documentPdf: Uint8Array
  /** False: everybody at once, whatever their order. */
  isOrdered: boolean
  signers: EnvelopeSigner[]
  /** Where the service tells us that something happened. */
  noticeUrl: string
}

export interface EnvelopeProgress {
  state: 'open' | 'completed' | 'declined' | 'voided'
  signers: { signerId: number; state: SignerState; endedAt: Date | undefined; reason: string | undefined }[]
}

/**
 * What we need of an outside service that has documents signed. All of it throws when the service does not answer as it
 * should; it is called from jobs, which try again, and for `view` while the signer waits.
 */
export interface EnvelopePort {
  /** Answers the envelope's id; a request that was sent before gets the envelope it has. Nobody is mailed by the service. */
  create(envelope: NewEnvelope): Promise<string>
  /** Where this signer signs, good once and for minutes; the browser comes back to `returnUrl`. */
  view(envelopeId: string, signer: EnvelopeSigner, returnUrl: string): Promise<URL>
  progress(envelopeId: string): Promise<EnvelopeProgress>
  /** The signed document with the service's own certificate, as one PDF. */
  document(envelopeId: string): Promise<Uint8Array>
  void(envelopeId: string, reason: string): Promise<void>
  /** Whether a notice was signed with the key that only the service and we know. */
  isNotice(body: string, signature: string): boolean
}
