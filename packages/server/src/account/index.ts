export { makeCode, tryCode } from './email-codes.ts'
export { countSend, triesFromCaller } from './limits.ts'
export { createSignInTicket, type NewTicket } from './sign-in-ticket.ts'
export { findUser, mailAddressOf, type User } from './store.ts'
