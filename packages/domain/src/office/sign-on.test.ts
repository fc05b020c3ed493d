import { describe, expect, test } from 'vitest'
import { isSecondFactorStated, issuerOf, signOnProblems } from './sign-on.ts'

const given = {
  ...{ Name: 'Acme', Issuer: 'https://login.acme.example', ClientID: 'foyer', ClientSecret: 'secret' },
  ...{ RequiredFl: 0, BreakGlassPersonID: '' },
}
const stored = { Issuer: given.Issuer, ClientID: given.ClientID }
const keysOf = (more: Partial<typeof given>, before: typeof stored | undefined = undefined) =>
  signOnProblems({ ...given, ...more }, before).map(({ Field, Key }) => `${Field} ${Key}`)

describe('a provider', () => {
  test('needs a name, an issuer, an app and its secret', () => {
    expect(keysOf({ Name: ' ', Issuer: '', ClientID: '', ClientSecret: '' })).toEqual([
      ...['Name RequiredProviderName', 'Issuer RequiredIssuer', 'ClientID RequiredClientId'],
      'ClientSecret RequiredClientSecret',
    ])
    expect(keysOf({})).toEqual([])
  })

  test('keeps its secret only for the issuer and the app that it was given for', () => {
    expect(keysOf({ ClientSecret: '' }, stored)).toEqual([])
    for (const changed of [{ Issuer: 'https://other.example' }, { ClientID: 'other' }])
      expect(keysOf({ ClientSecret: '', ...changed }, stored)).toEqual(['ClientSecret RequiredClientSecret'])
  })

  test('that is required needs a person who signs in without it in an emergency', () => {
    expect(keysOf({ RequiredFl: 1 })).toEqual(['BreakGlassPersonID RequiredBreakGlass'])
    expect(keysOf({ RequiredFl: 1, BreakGlassPersonID: 'a' })).toEqual([])
  })
})

test.each([
  ['https://login.acme.example', 'https://login.acme.example'],
  [' https://acme.example/tenant/v2.0/.well-known/openid-configuration ', 'https://acme.example/tenant/v2.0'],
  ['https://acme.example/', 'https://acme.example/'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://acme.example', undefined],
  ['https://anna:secret@acme.example', undefined],
  ['https://acme.example/?tenant=1', undefined],
  ['acme', undefined],
])('the issuer of %s is %s', (typed, issuer) => {
  expect(issuerOf(typed)).toBe(issuer)
})

test.each([
  [{ amr: ['mfa', 'pwd'] }, true],
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['hwk', 'fpt'] }, true],
  [{ acr: 'phr' }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: ['otp', 'hwk'] }, false],
  [{ amr: ['pwd', 'sms'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: 'urn:mace:incommon:iap:silver' }, false],
  [{}, false],
])('%o states a second factor: %s', (claims, isStated) => {
  expect(isSecondFactorStated({ amr: undefined, acr: undefined, ...claims })).toBe(isStated)
})
