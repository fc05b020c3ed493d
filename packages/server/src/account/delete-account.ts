import type { accountCalls } from '@foyer/contract/account/calls.ts'
import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { freshSignInSeconds } from '@foyer/domain/account/deletion.ts'
import { codeProblems } from '@foyer/domain/account/rules.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import { makeCode, tryCode } from './email-codes.ts'
import { countingTry, countSend, limits } from './limits.ts'
import type { AccountParts } from './parts.ts'
import { moveToNobody, removeUser } from './remove-user.ts'
import { findUser, holdUser, mailAddressOf, type User } from './store.ts'

export interface DeletionParts extends AccountParts {
  /** Deletes the user's applications that were never submitted; they belong to another feature. Returns how many stay. */
  deleteUnsent(trx: Trx, siteId: string, userId: string, now: Date): Promise<number>
}

const purpose = 'deletion'

type DeleteAccount = typeof accountCalls.deleteAccount
type Context = CallContext<DeleteAccount>

const getUser = async (trx: Trx, siteId: string, userId: string): Promise<User> => {
  const user = await findUser(trx, siteId, userId)
  if (!user) throw new Refusal('Access_Denied')
  return user
}

/** Whether this session began by a sign-in of the last ten minutes. */
const isFresh = async (trx: Trx, { siteId, sessionHash }: Context['scope'], now: Date): Promise<boolean> => {
  if (sessionHash === undefined) return false
  const { created_at } = await trx
    .selectFrom('sessions')
    .select('created_at')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', sessionHash)
    .executeTakeFirstOrThrow()
  return now.getTime() - created_at.getTime() <= freshSignInSeconds * 1000
}

/** Mails a code only to a user without a password, who has nothing else to confirm with. */
export const prepareDeletion = ({
  keys,
  limiter,
  mails,
}: AccountParts): Handler<typeof accountCalls.prepareDeletion> => ({
  async free({ scope, now, ip, device, transaction }) {
    const { siteId, userId } = scope
    const user = await transaction((trx) => getUser(trx, siteId, userId))
    if (user.password_hash !== null) return { ConfirmWith: 'Password' }
    const email = mailAddressOf(user)
    if (email === undefined) {
      const isProven = await transaction((trx) => isFresh(trx, scope, now))
      return { ConfirmWith: isProven ? 'Session' : 'SignInAgain' }
    }
    await countSend(limiter, purpose, { siteId, email, ip, now })
    const asker = device()
    await transaction(async (trx) => {
      const code = await makeCode(trx, keys.codes, { siteId, purpose, email }, asker, now)
      await mails.code(trx, { siteId, to: email, language: languageOf(user.language), now }, purpose, code)
    })
    return { ConfirmWith: 'Code' }
  },
})

/** Deletes the account and what only it refers to; submitted applications are moved out of anyone's reach. */
const removeAll = async ({ mails, deleteUnsent }: DeletionParts, trx: Trx, user: User, now: Date): Promise<void> => {
  const { site_id: siteId, user_id: userId } = user
  const kept = await deleteUnsent(trx, siteId, userId, now)
  await mails.deleted(trx, user, kept > 0, now)
  if (kept > 0) await moveToNobody(trx, user, now)
  await removeUser(trx, user)
  await audit(trx, {
    siteId,
    actor: userId,
    action: 'account-deleted',
    at: now,
    application: undefined,
    details: { kept },
  })
}

/** Every password is counted before it is checked. One that was changed since confirms nothing. */
const withPassword = async (
  parts: DeletionParts,
  { scope: { siteId, userId }, now, transaction, assertNoProblems }: Context,
  user: User,
  { Password = '' }: BodyOf<'/api/MTGAPPUserDelete'>,
) => {
  assertNoProblems(problem(Password === '', 'Password', 'RequiredPassword'))
  await parts.limiter.takeOrRefuse(limits.deletionPasswords, `${siteId}|${userId}`, now)
  const isRight = await parts.passwords.isRight(user.password_hash, Password)
  const isDone =
    isRight &&
    (await transaction(async (trx) => {
      const held = await holdUser(trx, siteId, userId)
      if (held?.password_hash !== user.password_hash) return false
      await removeAll(parts, trx, held, now)
      return true
    }))
  assertNoProblems(problem(!isDone, 'Password', 'PasswordIncorrect'))
}

/** A wrong try must be stored, so it is refused after its transaction. */
const withCode = async (
  parts: DeletionParts,
  { scope: { siteId, userId }, now, ip, device, transaction, assertNoProblems, refuse }: Context,
  { code = '' }: BodyOf<'/api/MTGAPPUserDelete'>,
) => {
  assertNoProblems(codeProblems(code))
  const typed = { code, device: device(), now }
  const outcome = await countingTry(parts.limiter, { purpose, ip, now }, () =>
    transaction(async (trx) => {
      const user = await holdUser(trx, siteId, userId)
      if (!user) throw new Refusal('Access_Denied')
      const tried = await tryCode(trx, parts.keys.codes, { siteId, purpose, email: user.email }, typed)
      if (tried === 'right') await removeAll(parts, trx, user, now)
      return tried
    }),
  )
  if (outcome !== 'right') refuse(outcome)
}

/** For an account that only a social network opens. */
const withSession = (parts: DeletionParts, { scope, now, transaction }: Context) =>
  transaction(async (trx) => {
    const user = await holdUser(trx, scope.siteId, scope.userId)
    if (!user) throw new Refusal('Access_Denied')
    if (!(await isFresh(trx, scope, now))) throw new Refusal('SignInAgain')
    await removeAll(parts, trx, user, now)
  })

/** Deletes the account at once, confirmed by what it has, see `DeletionProof`. */
export const deleteAccount = (parts: DeletionParts): Handler<DeleteAccount> => ({
  async free(context) {
    const { scope, body, transaction, clearSessionCookie } = context
    const user = await transaction((trx) => getUser(trx, scope.siteId, scope.userId))
    if (user.password_hash !== null) await withPassword(parts, context, user, body)
    else if (mailAddressOf(user) !== undefined) await withCode(parts, context, body)
    else await withSession(parts, context)
    clearSessionCookie()
    return {}
  },
})
