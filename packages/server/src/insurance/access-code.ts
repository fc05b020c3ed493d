import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { codeMinutes, codeProblems } from '@foyer/domain/account/rules.ts'
import type { SecurityQuestion } from '@foyer/domain/insurance/fields.ts'
import { checkProblems } from '@foyer/domain/insurance/rules.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { splitPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { audit } from '../kit/audit.ts'
import { addGrant } from '../kit/grants.ts'
import { insuranceHash, keyedHash, randomCode, sameBytes } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import { sessionTotalSeconds } from '../kit/session.ts'
import { insuranceMails } from './mails.ts'
import { type CliRow, changeApplication, factsOf, holdByToken } from './store.ts'

const hour = 60 * 60
const limits = {
  sends: { name: 'insurance-sends-hour', max: 3, seconds: hour },
  sendsInDay: { name: 'insurance-sends-day', max: 10, seconds: 24 * hour },
  sendsFromCaller: { name: 'insurance-sends-caller', max: 20, seconds: hour },
  wrongEmails: { name: 'insurance-wrong-emails', max: 5, seconds: hour },
  triesFromCaller: { name: 'insurance-tries-caller', max: 60, seconds: hour / 4 },
} as const satisfies Record<string, Limit>

/** Five wrong combinations, then fifteen minutes of nothing; after fifteen in all the link is dead until it is sent anew. */
const mostInRun = 5
const mostInAll = 15
const lockMinutes = 15

const isDead = ({ wrong_total }: CliRow) => wrong_total >= mostInAll
const primaryOf = (row: CliRow) => {
  const [primary] = factsOf(row).Applicants
  if (!primary) throw new Error('an insurance application without applicants')
  return primary
}
const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

type Parts = Pick<Services, 'keys' | 'limiter' | 'outbox' | 'texts' | 'publicUrl'>

const codeHash = ({ keys }: Pick<Services, 'keys'>, row: CliRow, code: string) =>
  keyedHash(keys.codes, 'insurance-code', row.site_id, String(row.cli_application_id), code.replace(/\s/g, ''))

export const sendAccessCode = (parts: Parts): Handler<typeof insuranceCalls.sendAccessCode> => ({
  async free({ body, scope: { siteId }, now, ip, refuse, transaction }) {
    const { keys, limiter } = parts
    const hash = insuranceHash(keys, siteId, body.token)
    const subject = hash.toString('hex')
    await limiter.takeOrRefuse(limits.sendsFromCaller, ip, now)
    const found = await transaction((trx) => holdByToken(trx, siteId, hash))
    if (!found || isDead(found)) return refuse('CLI_InvalidApplication')
    const address = primaryOf(found).EmailAddress
    if (body.Email !== undefined) {
      const isOver = (await limiter.count(limits.wrongEmails, subject, now)) >= limits.wrongEmails.max
      const isRight = isEmail(normaliseEmail(body.Email)) && normaliseEmail(body.Email) === normaliseEmail(address)
      if (isOver || !isRight) {
        await limiter.take(limits.wrongEmails, subject, now)
        return refuse('CLI_WrongEmail')
      }
    }
    await limiter.takeOrRefuse(limits.sends, subject, now)
    await limiter.takeOrRefuse(limits.sendsInDay, subject, now)
    const code = randomCode()
    await transaction(async (trx) => {
      const changes = { code_hash: codeHash(parts, found, code), code_expires_at: inMinutes(now, codeMinutes) }
      await changeApplication(trx, found, changes, now)
      const language = body.languageId === undefined ? languageOf(found.language) : languageOf(body.languageId)
      await insuranceMails(parts).accessCode(trx, { siteId, to: address, language, now }, code)
    })
    return {}
  },
})

const compact = (text: string) => Object.values(splitPostalCode(text)).join('')

/** All four parts at once: nobody learns which of them was wrong. */
const isRight = (parts: Parts, row: CliRow, question: SecurityQuestion, code: string, now: Date): boolean => {
  const primary = primaryOf(row)
  const hash = codeHash(parts, row, code)
  return [
    factsOf(row).LoanDetail.LoanAmount === question.loanAmount,
    compact(primary.AddressDetail.PostalCode) === compact(question.postalCode),
    primary.DateOfBirth === question.dateOfBirth,
    row.code_hash !== null &&
      sameBytes(hash, row.code_hash) &&
      row.code_expires_at !== null &&
      row.code_expires_at > now,
  ].every(Boolean)
}

const afterWrong = (row: CliRow, now: Date) => {
  const isFull = row.wrong_run + 1 >= mostInRun
  return {
    wrong_run: isFull ? 0 : row.wrong_run + 1,
    wrong_total: row.wrong_total + 1,
    ...(isFull && { locked_until: inMinutes(now, lockMinutes) }),
  }
}

export const validateToken = (parts: Parts): Handler<typeof insuranceCalls.validateToken> => ({
  async free(context) {
    const { body, scope, now, ip, language, refuse, refuseProblems, transaction } = context
    const { siteId } = scope
    refuseProblems([
      ...under('securityQuestion', checkProblems(body.securityQuestion)),
      ...codeProblems(body.Code).map(({ Key }) => ({ Field: 'Code', Key })),
    ])
    await parts.limiter.takeOrRefuse(limits.triesFromCaller, ip, now)
    const outcome = await transaction(async (trx) => {
      const row = await holdByToken(trx, siteId, insuranceHash(parts.keys, siteId, body.token))
      if (!row || isDead(row)) return 'wrong'
      if (row.locked_until !== null && row.locked_until > now)
        return Math.ceil((row.locked_until.getTime() - now.getTime()) / 1000)
      const about = { siteId, actor: `insurance:${row.cli_application_id}`, at: now }
      if (!isRight(parts, row, body.securityQuestion, body.Code, now)) {
        await changeApplication(trx, row, afterWrong(row, now), now)
        await audit(trx, { ...about, action: 'insurance-refused', details: { wrong: row.wrong_total + 1 } })
        return 'wrong'
      }
      // A code opens once; what was wrong before the right answers is forgiven.
      const forgiven = { code_hash: null, code_expires_at: null, wrong_run: 0, wrong_total: 0 }
      await changeApplication(trx, row, forgiven, now)
      await audit(trx, { ...about, action: 'insurance-opened' })
      const grant = {
        kind: 'insurance',
        subject: Buffer.from(row.token_hash).toString('hex'),
        expiresAt: new Date(now.getTime() + sessionTotalSeconds * 1000),
      } as const
      const holder = { scope, language: languageId(language), now }
      return { token: await addGrant(trx, parts.keys.tokens, holder, grant) }
    })
    // Wrong tries must be kept, so they are refused after their transaction.
    if (typeof outcome === 'number') return refuse('TooManyRequests', { retryAfter: outcome })
    if (outcome === 'wrong') return refuse('CLI_InformationDoesNotMatch')
    context.setSessionCookie(outcome.token)
    return { Token: body.token }
  },
})
