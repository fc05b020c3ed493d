import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { codeProblems } from '@foyer/domain/account/rules.ts'
import type { SecurityQuestion } from '@foyer/domain/insurance/fields.ts'
import { checkProblems } from '@foyer/domain/insurance/rules.ts'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { splitPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import type { Trx } from '../db/open-database.ts'
import { insuranceActor } from '../kit/audit.ts'
import { addGrant } from '../kit/grants.ts'
import { insuranceHash, sameBytes } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import { sessionTotalSeconds } from '../kit/session.ts'
import { secondsUntil } from '../kit/wait-until.ts'
import { codeHash, makeCode } from './links.ts'
import { insuranceMails } from './mails.ts'
import { type CliPerson, changePerson, findByToken } from './people-store.ts'
import { applicantOf, changeApplication, factsOf, getApplication } from './store.ts'

const hour = 60 * 60
const limits = {
  sends: { name: 'insurance-sends-hour', max: 3, seconds: hour },
  sendsInDay: { name: 'insurance-sends-day', max: 10, seconds: 24 * hour },
  sendsFromCaller: { name: 'insurance-sends-caller', max: 20, seconds: hour },
  wrongEmails: { name: 'insurance-wrong-emails', max: 5, seconds: hour },
  triesFromCaller: { name: 'insurance-tries-caller', max: 60, seconds: hour / 4 },
} as const satisfies Record<string, Limit>

/**
 * Five wrong tries lock the check for fifteen minutes; fifteen in total invalidate the link until a new one is sent.
 */
const mostInRun = 5
const mostInAll = 15
const lockMinutes = 15

const isDead = ({ wrong_total }: CliPerson) => wrong_total >= mostInAll
const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

type Parts = Pick<Services, 'keys' | 'limiter' | 'outbox' | 'texts' | 'publicUrl'>

/** Whether the person still has a code that they did not use, such as the one in the mail of their link. */
const hasCode = ({ code_hash, code_expires_at }: CliPerson, now: Date) =>
  code_hash !== null && code_expires_at !== null && code_expires_at > now

/**
 * The person that a token was mailed to, with the facts of their security check; undefined for an invalid token. The
 * application is locked, so that tries are serialized, and the person is read again once the lock is held.
 */
const holdPerson = async (trx: Trx, siteId: string, hash: Buffer) => {
  const found = await findByToken(trx, siteId, hash)
  const row = found && (await getApplication(trx, siteId, found.cli_application_id, true))
  const person = row && (await findByToken(trx, siteId, hash))
  if (!person || isDead(person)) return undefined
  return { person, row, applicant: applicantOf(row, person.applicant_id) }
}

export const sendAccessCode = (parts: Parts): Handler<typeof insuranceCalls.sendAccessCode> => ({
  async free({ body, scope: { siteId }, now, ip, refuse, transaction }) {
    const { keys, limiter } = parts
    const hash = insuranceHash(keys, siteId, body.token)
    const subject = hash.toString('hex')
    await limiter.takeOrRefuse(limits.sendsFromCaller, ip, now)
    const found = await transaction((trx) => holdPerson(trx, siteId, hash))
    if (!found) return refuse('CLI_InvalidApplication')
    if (body.IfNeeded === 1 && hasCode(found.person, now)) return { SentFl: 0 }
    const address = found.applicant.EmailAddress
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
    await transaction(async (trx) => {
      // The link or address may have changed meanwhile: the code is sent only to the person this token was mailed to.
      const again = await holdPerson(trx, siteId, hash)
      if (again?.applicant.EmailAddress !== address) return refuse('CLI_InvalidApplication')
      const { person, row } = again
      const { code, changes } = makeCode(parts, person, now)
      await changePerson(trx, person, changes)
      await changeApplication(trx, row, {}, now)
      const language = languageOf(body.languageId ?? row.language)
      await insuranceMails(parts).accessCode(trx, { siteId, to: address, language, now }, code)
    })
    return { SentFl: 1 }
  },
})

type Found = NonNullable<Awaited<ReturnType<typeof holdPerson>>>

const compact = (text: string) => Object.values(splitPostalCode(text)).join('')

/** Checks all four parts, so that the result does not reveal which one was wrong. */
const isRight = (
  parts: Parts,
  { person, row, applicant }: Found,
  question: SecurityQuestion,
  code: string,
  now: Date,
): boolean => {
  const hash = codeHash(parts, person, code)
  return [
    factsOf(row).LoanDetail.LoanAmount === question.loanAmount,
    compact(applicant.AddressDetail.PostalCode) === compact(question.postalCode),
    applicant.DateOfBirth === question.dateOfBirth,
    person.code_hash !== null &&
      sameBytes(hash, person.code_hash) &&
      person.code_expires_at !== null &&
      person.code_expires_at > now,
  ].every(Boolean)
}

const afterWrong = (person: CliPerson, now: Date) => {
  const isFull = person.wrong_run + 1 >= mostInRun
  return {
    wrong_run: isFull ? 0 : person.wrong_run + 1,
    wrong_total: person.wrong_total + 1,
    ...(isFull && { locked_until: inMinutes(now, lockMinutes) }),
  }
}

export const validateToken = (parts: Parts): Handler<typeof insuranceCalls.validateToken> => ({
  async free(context) {
    const { body, scope, now, ip, language, note, refuse, assertNoProblems, transaction } = context
    const { siteId } = scope
    assertNoProblems([
      ...under('securityQuestion', checkProblems(body.securityQuestion)),
      ...codeProblems(body.Code).map(({ Key }) => ({ Field: 'Code', Key })),
    ])
    await parts.limiter.takeOrRefuse(limits.triesFromCaller, ip, now)
    const outcome = await transaction(async (trx) => {
      const hash = insuranceHash(parts.keys, siteId, body.token)
      const found = await holdPerson(trx, siteId, hash)
      if (!found) return 'wrong'
      const { person, row } = found
      const locked = secondsUntil(person.locked_until, now, lockMinutes * 60)
      if (locked > 0) return locked
      const { cli_application_id: CliApplicationId } = person
      note({ actor: insuranceActor(CliApplicationId, person.applicant_id), details: { CliApplicationId } })
      await changeApplication(trx, row, {}, now)
      if (!isRight(parts, found, body.securityQuestion, body.Code, now)) {
        await changePerson(trx, person, afterWrong(person, now))
        note({ details: { wrong: person.wrong_total + 1 } })
        return 'wrong'
      }
      // A code is valid once; the right answers reset the count of wrong tries.
      const forgiven = { code_hash: null, code_expires_at: null, wrong_run: 0, wrong_total: 0 }
      await changePerson(trx, person, forgiven)
      const grant = {
        kind: 'insurance',
        subject: hash.toString('hex'),
        expiresAt: new Date(now.getTime() + sessionTotalSeconds * 1000),
      } as const
      const holder = { scope, language: languageId(language), now }
      return { token: await addGrant(trx, parts.keys.tokens, holder, grant) }
    })
    // Wrong tries must be stored, so the refusal is thrown after the transaction.
    if (typeof outcome === 'number') return refuse('TooManyRequests', { retryAfter: outcome })
    if (outcome === 'wrong') return refuse('CLI_InformationDoesNotMatch')
    context.setSessionCookie(outcome.token)
    return { Token: body.token }
  },
})
