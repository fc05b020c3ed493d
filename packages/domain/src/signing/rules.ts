import { isEmail, normaliseEmail } from '../kit/email.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import { noteProblems } from '../leads/invite-rules.ts'
import { isSignature, parseStrokes } from './strokes.ts'

/** Every signer receives a copy by mail: base64 makes it a third larger, and mail servers accept about 20 MB. */
export const mostDocumentBytes = 10 * 1024 * 1024
export const mostSigners = 20
/** Days a mailed link is valid. */
export const linkDays = 30
/** The version of the text that a signer agrees to before signing; any change needs a new version. */
export const signingConsentVersion = '1.0'

export interface SignerAnswers {
  FirstName: string
  LastName: string
  Email: string
}

export type SignersKey = 'ESignEnterAllFields' | 'ESignUniqueEmail' | 'InvalidEmail'

const signerProblems = ({ FirstName, LastName, Email }: SignerAnswers, at: string): Problem<SignersKey>[] => [
  ...problem(isBlank(FirstName), `${at}.FirstName`, 'ESignEnterAllFields'),
  ...problem(isBlank(LastName), `${at}.LastName`, 'ESignEnterAllFields'),
  ...problem(isBlank(Email), `${at}.Email`, 'ESignEnterAllFields'),
  ...problem(!isBlank(Email) && !isEmail(normaliseEmail(Email)), `${at}.Email`, 'InvalidEmail'),
]

/** At least one signer, each with names and a unique address: a link shared by two people proves nothing. */
export const signersProblems = (signers: readonly SignerAnswers[]): Problem<SignersKey>[] => {
  const emails = signers.map(({ Email }) => normaliseEmail(Email))
  return [
    ...problem(signers.length === 0, 'Signers', 'ESignEnterAllFields'),
    ...signers.flatMap((signer, index) => [
      ...signerProblems(signer, `Signers.${index}`),
      ...problem(
        emails[index] !== '' && emails.indexOf(emails[index] ?? '') < index,
        `Signers.${index}.Email`,
        'ESignUniqueEmail',
      ),
    ]),
  ]
}

export type SigningRequestKey = SignersKey | 'RequiredSetting' | 'NoteTooLong' | 'NoteWithContactDetails'

/** What is asked for beside the document itself. */
export const signingRequestProblems = ({
  Title,
  Note,
  Signers,
}: {
  Title: string
  Note: string
  Signers: readonly SignerAnswers[]
}): Problem<SigningRequestKey>[] => [
  ...problem(isBlank(Title), 'Title', 'RequiredSetting'),
  ...noteProblems({ Note }),
  ...signersProblems(Signers),
]

/** 0 drawn, 1 typed. */
export const drawn = 0
export const typed = 1

export interface SignatureAnswers {
  Consent: number
  Method: number
  /** Drawn: see strokes.ts. */
  Strokes: string
  /** Typed. */
  Name: string
}

export type SignatureKey = 'SigningConsentRequired' | 'SigningSignatureRequired' | 'SigningNameRequired'

const hasDrawn = (text: string) => {
  const strokes = parseStrokes(text)
  return strokes !== undefined && isSignature(strokes)
}

export const signatureProblems = ({ Consent, Method, Strokes, Name }: SignatureAnswers): Problem<SignatureKey>[] => [
  ...problem(Method !== typed && !hasDrawn(Strokes), 'Strokes', 'SigningSignatureRequired'),
  ...problem(Method === typed && isBlank(Name), 'Name', 'SigningNameRequired'),
  ...problem(Consent !== 1, 'Consent', 'SigningConsentRequired'),
]

/** Letters of a reason to decline, on our page or at an external service. */
export const reasonLength = 1000

export const declineProblems = ({ Reason }: { Reason: string }): Problem<'SigningReasonRequired'>[] =>
  problem(isBlank(Reason), 'Reason', 'SigningReasonRequired')
