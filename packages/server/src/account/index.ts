export { createSignInTicket, type NewTicket } from './sign-in-ticket.ts'
export { findUser, mailAddressOf, type User } from './store.ts'
