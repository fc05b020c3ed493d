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
  /** False: all at once, whatever their order. */
  isOrdered: boolean
  signers: EnvelopeSigner[]
  /** The address for notices of the service. */
  noticeUrl: string
}

export interface EnvelopeProgress {
  state: 'open' | 'completed' | 'declined' | 'voided'
  signers: { signerId: number; state: SignerState; endedAt: Date | undefined; reason: string | undefined }[]
}

/**
 * What we need of an external signing service. Every function throws when the service fails; jobs call them and try
 * again, `view` is called while the signer waits.
 */
export interface EnvelopePort {
  /** Returns the envelope's id; a repeated request returns the existing envelope. The service mails no one. */
  create(envelope: NewEnvelope): Promise<string>
  /** The id of the envelope that was created for a request, if one was. */
  find(requestId: string): Promise<string | undefined>
  /** The signing page of this signer, valid once and for minutes; the browser returns to `returnUrl`. */
  view(envelopeId: string, signer: EnvelopeSigner, returnUrl: string): Promise<URL>
  progress(envelopeId: string): Promise<EnvelopeProgress>
  /** The signed document with the service's own certificate, as one PDF. */
  document(envelopeId: string): Promise<Uint8Array>
  void(envelopeId: string, reason: string): Promise<void>
  /** Whether a notice was signed with the key shared with the service. */
  isNotice(body: string, signature: string): boolean
}
