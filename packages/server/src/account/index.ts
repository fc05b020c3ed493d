export { findUser, type User } from './store.ts'
