export { makeCode, tryCode } from './email-codes.ts'
export { countingTry, countSend, triesFromCaller } from './limits.ts'
export { createSignInTicket } from './sign-in-ticket.ts'
export { findUser, saveName, type User } from './store.ts'
