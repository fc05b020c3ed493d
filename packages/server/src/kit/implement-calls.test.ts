import { defineCall } from '@foyer/contract/kit/define-call.ts'
import Type from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { CallContext, Handler, implementCalls } from './implement-calls.ts'
import type { ScopeOf } from './scope.ts'

// Tests of types: the compiler checks them in `npm run check`.

const _call = defineCall({
  path: '/api/Example',
  access: 'application',
  effect: 'read',
  summary: 'An example',
  body: Type.Object({ SiteID: Type.String() }),
  reply: Type.Object({ Amount: Type.Number() }),
  refusals: ['TooManyRecords'],
})
type Example = typeof _call

test('a scope has the ids that its access rule checks, and no others', () => {
  expectTypeOf<ScopeOf<'user'>['userId']>().toEqualTypeOf<string>()
  expectTypeOf<ScopeOf<'user'>['applicationId']>().toEqualTypeOf<undefined>()
  expectTypeOf<ScopeOf<'visitor'>['userId']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<ScopeOf<'application'>['applicationId']>().toEqualTypeOf<number>()
  expectTypeOf<ScopeOf<'application'>['applicantId']>().toEqualTypeOf<undefined>()
  expectTypeOf<ScopeOf<'newApplication'>['applicationId']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<ScopeOf<'applicant'>['applicantId']>().toEqualTypeOf<number>()
  expectTypeOf<ScopeOf<'documentRequest'>['requestId']>().toEqualTypeOf<string>()
  expectTypeOf<ScopeOf<'insurance'>['cliApplicationId']>().toEqualTypeOf<number>()
})

test('only an invited person has an invitation, and they have no user', () => {
  type Invited = Extract<ScopeOf<'applicant'>, { kind: 'invite' }>
  expectTypeOf<Invited['userId']>().toEqualTypeOf<undefined>()
  expectTypeOf<Invited['invite']['inviteId']>().toEqualTypeOf<number>()
  expectTypeOf<ScopeOf<'application'>['invite']>().toEqualTypeOf<undefined>()
})

test('a handler that does not return the declared reply is a type error', () => {
  expectTypeOf<{ free(): Promise<{ Amount: number }> }>().toExtend<Handler<Example>>()
  expectTypeOf<{ free(): Promise<{ Amount: string }> }>().not.toExtend<Handler<Example>>()
  expectTypeOf<{ free(): Promise<Record<never, never>> }>().not.toExtend<Handler<Example>>()
})

test('a handler cannot refuse with a key that its call does not declare', () => {
  expectTypeOf<Parameters<CallContext<Example>['refuse']>[0]>().toEqualTypeOf<'TooManyRecords'>()
})

test('a call without a handler is a type error', () => {
  type Handlers = Parameters<typeof implementCalls<{ example: Example }>>[1]
  expectTypeOf<Record<never, never>>().not.toExtend<Handlers>()
  expectTypeOf<{ example: { free(): Promise<{ Amount: number }> } }>().toExtend<Handlers>()
})
