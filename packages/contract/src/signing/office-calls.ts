import { Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { signingViews } from '@foyer/domain/signing/list.ts'
import type { RequestState, SignerState, SigningEventKind } from '@foyer/domain/signing/states.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'
import { SigningRequestIds } from './calls.ts'

/** What the list and the page of a request show of it. */
const Facts = {
  ...SiteIds.properties,
  SigningRequestID: Text(64),
  Title: Text(200),
  TitleFr: Text(200),
  State: Type.Unsafe<RequestState>({ type: 'string', maxLength: 20 }),
  /** 1: its document could not be sealed so far, which is tried again. */
  DelayedFl: Flag,
  CreatedAt: Instant,
  CompletedAt: Instant,
  /** The deal that it was made from; 0 for none. */
  MortgageApplicationID: Id,
  /** The client of that deal; empty for none, and as long as there is no name. */
  Client: Text(130),
  /** The insurance application that is signed; 0 for a document. */
  CliApplicationId: Id,
}
const Signer = {
  FirstName: Text(60),
  LastName: Text(60),
  State: Type.Unsafe<SignerState>({ type: 'string', maxLength: 20 }),
  /** Since when it is their turn, or when they signed or declined; empty before their turn. */
  Since: Instant,
}

/** The requests of all sites within reach. */
export const officeSigningCalls = {
  listSignings: defineCall({
    path: '/console-api/ListSignings',
    access: 'office',
    action: 'signing.view',
    effect: 'read',
    summary:
      'A page of the signing requests of all sites within reach, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({
      View: Type.Enum([...signingViews]),
      SiteID: Type.Optional(Text(40)),
      /** Made from this deal. */
      MortgageApplicationID: Type.Optional(Id),
      /** Part of a title, of a name or an address, or of what the list of deals finds the deal by. */
      Search: Type.Optional(Text(100)),
      After: Type.Optional(Text(40)),
    }),
    reply: Type.Object({
      Requests: Type.Array(Type.Object({ ...Facts, Signers: Type.Array(Type.Object(Signer)) })),
      Next: Text(40),
    }),
    refusals: [],
  }),
}

export const operatorSigningPageCalls = {
  loadSigningRequest: defineCall({
    path: '/broker-api/LoadSigningRequest',
    access: 'operator',
    action: 'signing.view',
    perHour: 1200,
    effect: 'read',
    audit: 'signing-viewed',
    summary: 'One signing request with its signers, what can be done with it, and what happened',
    body: SigningRequestIds,
    reply: Type.Object({
      ...Facts,
      ReferenceID: Text(100),
      Note: Text(300),
      IsOrdered: Flag,
      /** 1: the caller may cancel it now. */
      CancelFl: Flag,
      /** 1: it belongs to no deal, and the caller may see how long it is kept by itself (LoadKeeping). */
      KeepingFl: Flag,
      Signers: Type.Array(
        Type.Object({
          ...Signer,
          SignerID: Id,
          Email: Text(254),
          LanguageID: Id,
          /** Until when the link works; empty without one. */
          LinkEnds: Instant,
          /** 1: the caller may have a new link mailed to them now. */
          ResendFl: Flag,
          /** Why they declined. */
          Reason: Text(1000),
        }),
      ),
      /** The oldest first. */
      Events: Type.Array(
        Type.Object({
          Kind: Type.Unsafe<SigningEventKind>({ type: 'string', maxLength: 20 }),
          At: Instant,
          SignerID: Id,
        }),
      ),
    }),
    refusals: ['NoAccess'],
  }),
}
