export { retention } from './store.ts'
