export { listedItems } from './listed-items.ts'
export { submitAllOf } from './submit-all.ts'
