import { accountCalls } from '@foyer/contract/account/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { checkSubject } from './admission.ts'
import { type DeletionParts, deleteAccount, prepareDeletion } from './delete-account.ts'
import { validateEmail, verifyCode } from './email-start.ts'
import { loginAs } from './hand-off.ts'
import { limits } from './limits.ts'
import { type AccountServices, accountParts } from './parts.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { registerUser, registerVerifyCode } from './registration.ts'
import { completeSetup, extendSession, extendVisit, logout } from './session-calls.ts'
import { signIn } from './sign-in.ts'
import { finishSocialSignIn, registerUserOrLogin, startSocialSignIn } from './social.ts'

/**
 * The account's calls. Those that hash, count or call a network first are `free`: they open their own transactions,
 * so that slow work holds none.
 */
export const accountHandlers = (services: AccountServices & Pick<DeletionParts, 'deleteUnsent'>) => {
  const parts = accountParts(services)
  const { deleteUnsent } = services
  return implementCalls(accountCalls, {
    signIn: signIn(parts),
    forgotPassword: forgotPassword(parts),
    resetPassword: resetPassword(parts),
    validateEmail: validateEmail(parts),
    createRobotChallenge: {
      async free({ scope: { siteId }, ip, now }) {
        await parts.limiter.takeOrRefuse(limits.challenges, ip, now)
        return { challenge: await parts.captcha.challenge({ subject: checkSubject(siteId), now }) }
      },
    },
    verifyCode: verifyCode(parts),
    registerUser: registerUser(parts),
    registerVerifyCode: registerVerifyCode(parts),
    startSocialSignIn: startSocialSignIn(parts),
    finishSocialSignIn: finishSocialSignIn(parts),
    registerUserOrLogin: registerUserOrLogin(parts),
    loginAs: loginAs(parts),
    completeSetup,
    prepareDeletion: prepareDeletion(parts),
    deleteAccount: deleteAccount({ ...parts, deleteUnsent }),
    extendSession,
    extendVisit,
    logout,
  })
}
