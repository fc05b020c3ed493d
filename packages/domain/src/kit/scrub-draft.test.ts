import { describe, expect, it, test } from 'vitest'
import { scrubDraft } from './scrub-draft.ts'

describe('scrubbing a draft removes', () => {
  test.each<[string, unknown, unknown]>([
    ['no SIN', { FirstName: 'Ada', SIN: '046 454 286' }, { FirstName: 'Ada' }],
    [
      'no SIN at any depth',
      { A: [{ Identification: { SIN: '1', DOB: '' } }] },
      { A: [{ Identification: { DOB: '' } }] },
    ],
    ['no SIN in other letters', { sin: '1', Sin: '2' }, {}],
    ['no SIN under a path', { 'Identification.SIN': '1', 'List[0].SIN': '2' }, {}],
    ['no account number', { AccountNumber: '1', account_number: '2', Bank: 'x' }, { Bank: 'x' }],
    ['no number of an identification document', { Type: 1, IdentificationNumber: 'X1' }, { Type: 1 }],
    [
      'no SIN or account among words',
      { Comments: 'SIN 046 454 286', List: [{ Desc: 'account 7654321' }], Mobile: '0464542860' },
      { Comments: 'SIN ••• ••• 286', List: [{ Desc: 'account ••••321' }], Mobile: '0464542860' },
    ],
  ])('%s', (_, data, kept) => expect(scrubDraft(data)).toEqual(kept))

  it('keeps names that only contain such a word', () =>
    expect(scrubDraft({ BusinessName: 'a', SINOnFile: 1, Using: 2 })).toEqual({
      BusinessName: 'a',
      SINOnFile: 1,
      Using: 2,
    }))
  it.each([null, 'text', 5, true, []])('%j is unchanged', (data) => expect(scrubDraft(data)).toEqual(data))
})
