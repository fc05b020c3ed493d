import { describe, expect, it } from 'vitest'
import { accessCodeOf, accessCodeProblems, afterWrongCode, type CodeTries, codeGate } from './access-code.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const fresh: CodeTries = { tries: 0, wrongInAll: 0, lockedUntil: undefined }
const wrongTimes = (times: number) => {
  let state = fresh
  for (let done = 0; done < times; done += 1) state = afterWrongCode(state, now)
  return state
}

describe('an access code', () => {
  it('is six digits, with any spacing', () => {
    expect(accessCodeOf(' 123-456 ')).toBe('123456')
    expect(accessCodeProblems('123 456')).toEqual([])
  })
  it('that is malformed must be entered again', () =>
    expect(accessCodeProblems('12345')).toEqual([{ Field: 'Code', Key: 'RequiredVerificationCode' }]))
})

describe('wrong codes', () => {
  it('pause the request for 15 minutes after the fifth', () => {
    expect(codeGate(wrongTimes(4), now)).toBe('open')
    expect(codeGate(wrongTimes(5), now)).toBe('locked')
    expect(codeGate(wrongTimes(5), minutes(14))).toBe('locked')
    expect(codeGate(wrongTimes(5), minutes(15))).toBe('open')
  })
  it('are counted anew after the pause', () => expect(codeGate(wrongTimes(6), minutes(1))).toBe('open'))
  it('disable the link after twenty in total', () => {
    expect(codeGate(wrongTimes(19), minutes(60))).toBe('open')
    expect(codeGate(wrongTimes(20), minutes(60))).toBe('dead')
  })
})
