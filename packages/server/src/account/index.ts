export { createSignInTicket, type NewTicket } from './sign-in-ticket.ts'
export { findUser, type User } from './store.ts'
