import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { minutesAgo } from './deals.ts'

type Listed = ReplyOf<'/console-api/ListSignings'>
type Request = Listed['Requests'][number]
type Signer = Request['Signers'][number]
export type LoadedSigning = ReplyOf<'/console-api/LoadSigningRequest'>

const day = 24 * 60
const marie: Signer = { FirstName: 'Marie', LastName: 'Tremblay', State: 'signed', Since: minutesAgo(3 * day) }
const luc: Signer = { FirstName: 'Luc', LastName: 'Roy', State: 'invited', Since: minutesAgo(3 * day) }

export const aSigning = (given: Partial<Request> = {}): Request => ({
  ...{ SiteID: 'rive-nord', SigningRequestID: 'r1', Title: 'Mortgage commitment', TitleFr: 'Engagement hypothécaire' },
  ...{ State: 'open', DelayedFl: 0, CreatedAt: minutesAgo(4 * day), CompletedAt: '' },
  ...{ MortgageApplicationID: 7001, Client: 'Marie Tremblay', CliApplicationId: 0, Signers: [marie, luc] },
  ...given,
})

export const signingsOf = (Requests: Request[], Next = ''): Listed => ({ Requests, Next })

const alone = { MortgageApplicationID: 0, Client: '' }
export const someSignings: Listed = signingsOf([
  aSigning(),
  aSigning({
    ...{ SigningRequestID: 'r2', Title: 'Consent to share information', TitleFr: 'Consentement au partage' },
    ...{ SiteID: 'laval', Signers: [luc, { ...marie, State: 'invited', Since: minutesAgo(40) }] },
  }),
  aSigning({
    ...{
      ...alone,
      SigningRequestID: 'r3',
      Title: 'Broker agreement',
      TitleFr: 'Contrat de courtage',
      State: 'completed',
    },
    ...{ CompletedAt: minutesAgo(60), Signers: [marie, { ...luc, State: 'signed', Since: minutesAgo(60) }] },
  }),
  aSigning({
    ...{ SigningRequestID: 'r4', State: 'declined', Client: 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque' },
    ...{ Title: 'Pre-authorized debit', TitleFr: 'Débit préautorisé' },
    Signers: [{ ...luc, State: 'declined', Since: minutesAgo(day) }],
  }),
  aSigning({
    ...alone,
    SigningRequestID: 'r5',
    State: 'cancelled',
    Signers: [marie, { ...luc, Since: minutesAgo(90) }],
  }),
  aSigning({
    ...{ ...alone, SigningRequestID: 'r6', State: 'sealing', DelayedFl: 1, CliApplicationId: 7, Signers: [marie] },
    ...{ Title: 'Insurance application', TitleFr: 'Demande d’assurance' },
  }),
  aSigning({ ...alone, SigningRequestID: 'r7', State: 'sealing', Signers: [marie] }),
  aSigning({
    ...{ ...alone, SigningRequestID: 'r8', State: 'preparing' },
    Signers: [{ ...luc, State: 'waiting', Since: '' }],
  }),
])

type Loaded = LoadedSigning['Signers'][number]
export const loadedSigner = (signer: Signer, SignerID: number, given: Partial<Loaded> = {}): Loaded => ({
  ...{ ...signer, SignerID, Email: `${signer.FirstName.toLowerCase()}@client.example`, LanguageID: 2 },
  ...{ LinkEnds: '', ResendFl: 0, Reason: '' },
  ...given,
})

const event = (Kind: LoadedSigning['Events'][number]['Kind'], minutes: number, SignerID = 0) => ({
  Kind,
  At: minutesAgo(minutes),
  SignerID,
})

export const loadedSigning = (given: Partial<LoadedSigning> = {}): LoadedSigning => ({
  ...aSigning(),
  ...{ ReferenceID: '', Note: 'Avant vendredi, si possible.', IsOrdered: 1, CancelFl: 1, KeepingFl: 0 },
  Signers: [
    loadedSigner(marie, 1),
    loadedSigner(luc, 2, { LanguageID: 1, LinkEnds: minutesAgo(-27 * day), ResendFl: 1 }),
    loadedSigner({ FirstName: 'Chloé', LastName: 'Nguyen', State: 'waiting', Since: '' }, 3),
  ],
  Events: [
    event('requested', 4 * day),
    event('invited', 4 * day, 1),
    event('verified', 3 * day + 9, 1),
    event('viewed', 3 * day + 8, 1),
    event('signed', 3 * day, 1),
    event('invited', 3 * day, 2),
  ],
  ...given,
})

export const signedRequest = loadedSigning({
  ...{ State: 'completed', CompletedAt: minutesAgo(60), CancelFl: 0, IsOrdered: 0, ReferenceID: 'file 7' },
  Signers: [loadedSigner(marie, 1), loadedSigner({ ...luc, State: 'signed' }, 2)],
  Events: [
    event('requested', 4 * day),
    event('admitted', 4 * day, 1),
    event('signed', 3 * day, 1),
    event('signed', 60, 2),
    event('completed', 59),
  ],
})
export const declinedRequest = loadedSigning({
  ...{ State: 'declined', CancelFl: 0 },
  Signers: [
    loadedSigner(marie, 1),
    loadedSigner({ ...luc, State: 'declined' }, 2, { Reason: 'Le taux n’est pas celui dont nous avons parlé.' }),
  ],
  Events: [event('requested', 4 * day), event('declined', 90, 2)],
})
export const cancelledRequest = loadedSigning({
  ...{ State: 'cancelled', CancelFl: 0, Signers: [loadedSigner(marie, 1), loadedSigner(luc, 2)] },
  Events: [event('requested', 4 * day), event('cancelled', 90)],
})
