import { describe, expect, it } from 'vitest'
import { mostRecipients, recipientProblems, recipientsOf } from './recipients.ts'

const keys = (text: string) => recipientProblems(text).map(({ Key }) => Key)

describe('the recipients of a request', () => {
  it('are typed or pasted in one field, however they are separated', () =>
    expect(recipientsOf(' Notary@Example.ca,paul@example.ca; rh@usine.example\nnotary@example.ca ')).toEqual([
      'notary@example.ca',
      'paul@example.ca',
      'rh@usine.example',
    ]))
  it('are one at least, and each a whole address', () => {
    expect(keys('notary@example.ca paul@example.ca')).toEqual([])
    expect(keys(' ')).toEqual(['InvalidEmail'])
    expect(keys('notary@example.ca, paul')).toEqual(['InvalidEmail'])
  })
  it('are ten at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.ca`).join(',')
    expect(keys(many(mostRecipients))).toEqual([])
    expect(keys(many(mostRecipients + 1))).toEqual(['TooManyRecords'])
  })
})
